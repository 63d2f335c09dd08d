#pragma once
#include <stdbool.h>
#include <stdint.h>
#include "slot.h"

#pragma clang assume_nonnull begin

// A dispatch in progress on one thread. While it stands, its snapshot is not reclaimed. A thread's
// activities form a list that grows with recursion and is used again by the next calls.
typedef struct hook_activity {
  void *_Nullable snapshot;                // atomic: read by reclaiming threads
  struct hook_activity *_Nullable inner;   // atomic: the next deeper one, kept for the next call
  struct hook_activity *_Nullable outer;   // the one it was entered from; null at the root
  const void *_Nullable object;
  const void *_Nullable member;
  const hook_slot *_Nullable slot;
  bool is_listening;             // a listener runs, as opposed to the original
} hook_activity;

// `local-exec` would not survive a shared library, the default model calls a function.
extern __thread hook_activity *_Nullable hook_current_activity __attribute__((tls_model("initial-exec")));

// Whether readers need a fence of their own: no expedited barrier to be had from the kernel.
extern bool hook_readers_fence;

// Set while snapshots wait to be reclaimed.
extern bool hook_reclaim_is_due;

hook_activity *hook_activity_grow(hook_activity *_Nullable outer);

// Makes every snapshot that a reader may have loaded visible in its activity. Before a look around.
void hook_activity_barrier(void);

// To be called once before the first reader exists.
void hook_activity_prepare(void);

// Whether some thread's activity holds `snapshot`. After hook_activity_barrier().
bool hook_activity_holds(const void *snapshot);

static inline hook_activity *hook_activity_next(void) {
  hook_activity *outer = hook_current_activity;
  if (__builtin_expect(outer == NULL, 0)) return hook_activity_grow(NULL);
  hook_activity *inner = outer->inner;
  return __builtin_expect(inner == NULL, 0) ? hook_activity_grow(outer) : inner;
}

// Enters a dispatch on `slot` for `object` and returns it, or null when no hook applies: nobody
// listens, or a listener of this member and object is running on this thread.
static inline hook_activity *_Nullable hook_activity_begin(hook_slot *slot, const void *object) {
  void *snapshot = __atomic_load_n(&slot->snapshot, __ATOMIC_ACQUIRE);
  if (snapshot == NULL) return NULL;
  hook_activity *activity = hook_activity_next();
  for (hook_activity *outer = activity->outer; outer; outer = outer->outer)
    if (outer->is_listening && outer->object == object && outer->member == slot->member) return NULL;
  for (;;) {
    __atomic_store_n(&activity->snapshot, snapshot, __ATOMIC_RELEASE);
    if (__builtin_expect(__atomic_load_n(&hook_readers_fence, __ATOMIC_RELAXED), 0))
      __atomic_thread_fence(__ATOMIC_SEQ_CST);
    else
      __asm__ volatile("" ::: "memory");
    void *again = __atomic_load_n(&slot->snapshot, __ATOMIC_ACQUIRE);
    if (__builtin_expect(again == snapshot, 1)) break;
    snapshot = again;
    if (snapshot == NULL) {
      __atomic_store_n(&activity->snapshot, NULL, __ATOMIC_RELEASE);
      return NULL;
    }
  }
  activity->object = object;
  activity->member = slot->member;
  activity->slot = slot;
  activity->is_listening = true;
  hook_current_activity = activity;
  return activity;
}

// Leaves a dispatch. Returns whether snapshots wait to be reclaimed.
static inline bool hook_activity_end(hook_activity *activity) {
  hook_current_activity = activity->outer;
  __atomic_store_n(&activity->snapshot, NULL, __ATOMIC_RELEASE);
  return __atomic_load_n(&hook_reclaim_is_due, __ATOMIC_RELAXED);
}

static inline void *_Nullable hook_activity_snapshot(const hook_activity *activity) {
  return __atomic_load_n(&activity->snapshot, __ATOMIC_RELAXED);
}

static inline void hook_reclaim_set_due(bool due) {
  __atomic_store_n(&hook_reclaim_is_due, due, __ATOMIC_RELAXED);
}

// A Swift closure `(UnsafeMutableRawPointer, UnsafeMutableRawPointer) -> Void` as its two words. It is
// called from here because Swift would retain and release the context around the call.
typedef struct hook_listener {
  const void *function;
  void *_Nullable context;
} hook_listener;

static inline void hook_listener_call(const hook_listener *listener, void *object, void *value) {
  typedef void (*body)(void *, void *, __attribute__((swift_context)) void *)
      __attribute__((swiftcall));
  ((body)listener->function)(object, value, listener->context);
}

#pragma clang assume_nonnull end
