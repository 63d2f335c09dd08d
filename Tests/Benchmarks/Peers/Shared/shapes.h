// The trees that every contender is measured on, as BenchmarkSupport's Shape.swift makes them, and
// the clock. For C and C++.
#ifndef SHAPES_H
#define SHAPES_H

#include <malloc.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

// A tree: for each member, in an order in which parents come first, its parent, and how deep it is.
struct shape {
  char name[24];
  int count;
  int *parents;
  int *depths;
  int deepest;
  int has_other_overrides;
};

static inline struct shape shape_of(int count, int (*parent)(int index, const struct shape *)) {
  struct shape shape = {{0}, count, NULL, NULL, 0, 0};
  shape.parents = (int *)malloc(sizeof(int) * count);
  shape.depths = (int *)malloc(sizeof(int) * count);
  shape.parents[0] = -1;
  shape.depths[0] = 0;
  for (int index = 1; index < count; index++) {
    shape.parents[index] = parent(index, &shape);
    shape.depths[index] = shape.depths[shape.parents[index]] + 1;
    if (shape.depths[index] > shape.depths[shape.deepest]) shape.deepest = index;
  }
  return shape;
}

static inline int parent_in_chain(int index, const struct shape *shape) {
  (void)shape;
  return index - 1;
}

static inline int parent_in_balanced(int index, const struct shape *shape) {
  (void)shape;
  return (index - 1) / 10;
}

static uint64_t shape_random;

static inline int parent_in_screen(int index, const struct shape *shape) {
  shape_random = shape_random * 6364136223846793005u + 1442695040888963407u;
  int parent = index - 1 - (int)((shape_random >> 33) % 120);
  if (parent < 0) parent = 0;
  while (shape->depths[parent] >= 12) parent = shape->parents[parent];
  return parent;
}

static inline struct shape chain(int depth) {
  struct shape shape = shape_of(depth + 1, parent_in_chain);
  snprintf(shape.name, sizeof shape.name, "chain%d", depth);
  return shape;
}

static inline struct shape balanced(int count) {
  struct shape shape = shape_of(count, parent_in_balanced);
  snprintf(shape.name, sizeof shape.name, "balanced%d", count);
  return shape;
}

static inline struct shape screen(int count) {
  shape_random = 12345;
  struct shape shape = shape_of(count, parent_in_screen);
  snprintf(shape.name, sizeof shape.name, "ui%d", count);
  shape.has_other_overrides = 1;
  return shape;
}

static inline int overrides_other(const struct shape *shape, int index) {
  return shape->has_other_overrides && index % 20 == 7;
}

static inline int is_one_of_ten(const struct shape *shape, int index) {
  int step = shape->count / 10;
  return index % step == step / 2;
}

static inline int first_at_depth(const struct shape *shape, int depth) {
  for (int index = 0; index < shape->count; index++)
    if (shape->depths[index] == depth) return index;
  return 0;
}

// How often to run what costs a step for each member.
static inline int runs_of(const struct shape *shape) { return shape->count >= 10000 ? 9 : 40; }

static inline double nanoseconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return now.tv_sec * 1e9 + now.tv_nsec;
}

static inline size_t heap_used(void) {
  struct mallinfo2 figures = mallinfo2();
  return figures.uordblks + figures.hblkhd;
}

static inline void report(const char *contender, const char *workload, const char *shape,
                          double value, const char *unit) {
  printf("{\"contender\": \"%s\", \"workload\": \"%s %s\", \"value\": %.4f, \"unit\": \"%s\"}\n",
         contender, workload, shape, value, unit);
  fflush(stdout);
}

// Ends the program where a contender does not do what it is measured at.
static inline void require(int holds, const char *what) {
  if (holds) return;
  fprintf(stderr, "not measured as meant: %s\n", what);
  exit(1);
}

// Where results go, so that the compiler cannot leave their making out.
static volatile uint64_t sink;

// Runs the set-up and, timed, the body; `best` takes the least time of the runs, in nanoseconds.
#define MEASURE(best, runs, set_up, body)                        \
  do {                                                           \
    (best) = 1e300;                                              \
    for (int run = 0; run < (runs); run++) {                     \
      set_up;                                                    \
      double start = nanoseconds();                              \
      body;                                                      \
      double took = nanoseconds() - start;                       \
      if (took < (best)) (best) = took;                          \
    }                                                            \
  } while (0)

#endif
