#define _GNU_SOURCE
#include "CInterception.h"
#include <pthread.h>
#include <stdlib.h>
#if defined(__linux__)
#include <linux/membarrier.h>
#include <sys/syscall.h>
#include <unistd.h>
#endif

__thread hook_activity *hook_current_activity __attribute__((tls_model("initial-exec")));
bool hook_readers_fence = true;
bool hook_reclaim_is_due;

// Roots of all threads. A root outlives its thread and serves a later one.
typedef struct thread_root {
  hook_activity activity;
  struct thread_root *next;
  bool is_used;
} thread_root;

static thread_root *roots;
static pthread_key_t exit_key;
static pthread_once_t once = PTHREAD_ONCE_INIT;

#if defined(__linux__)
static int membarrier(int command) { return (int)syscall(SYS_membarrier, command, 0, 0); }
#endif

static void release_root(void *root) {
  hook_current_activity = NULL;
  __atomic_store_n(&((thread_root *)root)->is_used, false, __ATOMIC_RELEASE);
}

static void prepare(void) {
  pthread_key_create(&exit_key, release_root);
#if defined(__linux__)
  if (membarrier(MEMBARRIER_CMD_REGISTER_PRIVATE_EXPEDITED) == 0)
    __atomic_store_n(&hook_readers_fence, false, __ATOMIC_RELAXED);
#endif
}

void hook_activity_prepare(void) { pthread_once(&once, prepare); }

void hook_activity_barrier(void) {
#if defined(__linux__)
  if (!__atomic_load_n(&hook_readers_fence, __ATOMIC_RELAXED)) {
    membarrier(MEMBARRIER_CMD_PRIVATE_EXPEDITED);
    return;
  }
#endif
  __atomic_thread_fence(__ATOMIC_SEQ_CST);
}

static void *allocate(size_t size) {
  void *memory = calloc(1, size);
  if (memory == NULL) abort();
  return memory;
}

static thread_root *take_root(void) {
  thread_root *first = __atomic_load_n(&roots, __ATOMIC_ACQUIRE);
  for (thread_root *root = first; root; root = root->next) {
    bool used = false;
    if (__atomic_compare_exchange_n(
            &root->is_used, &used, true, false, __ATOMIC_ACQUIRE, __ATOMIC_RELAXED))
      return root;
  }
  thread_root *root = allocate(sizeof *root);
  root->is_used = true;
  root->next = first;
  while (!__atomic_compare_exchange_n(
      &roots, &root->next, root, true, __ATOMIC_RELEASE, __ATOMIC_RELAXED)) {
  }
  return root;
}

hook_activity *hook_activity_grow(hook_activity *outer) {
  if (outer == NULL) {
    thread_root *root = take_root();
    pthread_setspecific(exit_key, root);
    hook_current_activity = outer = &root->activity;
    if (outer->inner) return outer->inner;
  }
  hook_activity *inner = allocate(sizeof *inner);
  inner->outer = outer;
  __atomic_store_n(&outer->inner, inner, __ATOMIC_RELEASE);
  return inner;
}

bool hook_activity_holds(const void *snapshot) {
  for (thread_root *root = __atomic_load_n(&roots, __ATOMIC_ACQUIRE); root; root = root->next) {
    hook_activity *activity = &root->activity;
    while ((activity = __atomic_load_n(&activity->inner, __ATOMIC_ACQUIRE)) != NULL)
      if (__atomic_load_n(&activity->snapshot, __ATOMIC_ACQUIRE) == snapshot) return true;
  }
  return false;
}
