#include "measure.h"

#include <malloc.h>

size_t measure_heap_used(void) {
  struct mallinfo2 figures = mallinfo2();
  return figures.uordblks + figures.hblkhd;
}

#if __has_include(<valgrind/callgrind.h>)
#include <valgrind/callgrind.h>

int measure_counts_instructions(void) { return RUNNING_ON_VALGRIND; }

void measure_start_counting(void) {
  CALLGRIND_START_INSTRUMENTATION;
  CALLGRIND_ZERO_STATS;
}

void measure_stop_counting(const char *name) {
  CALLGRIND_DUMP_STATS_AT(name);
  CALLGRIND_STOP_INSTRUMENTATION;
}
#else
int measure_counts_instructions(void) { return 0; }
void measure_start_counting(void) {}
void measure_stop_counting(const char *name) { (void)name; }
#endif
