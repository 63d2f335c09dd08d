#include "CInterception.h"

hook_slot hook_slots[HOOK_SLOTS] __attribute__((aligned(64), visibility("hidden")));

#define STUB_SIZE 32
#define TRAP_SIZE 16

static size_t taken;

hook_slot *hook_slot_take(void) {
  size_t index = __atomic_load_n(&taken, __ATOMIC_RELAXED);
  do {
    if (index == HOOK_SLOTS) return NULL;
  } while (!__atomic_compare_exchange_n(
      &taken, &index, index + 1, true, __ATOMIC_RELAXED, __ATOMIC_RELAXED));
  return &hook_slots[index];
}

void hook_slot_give_back(hook_slot *slot) {
  size_t index = (size_t)(slot - hook_slots), next = index + 1;
  *slot = (hook_slot){0};
  __atomic_compare_exchange_n(
      &taken, &next, index, false, __ATOMIC_RELAXED, __ATOMIC_RELAXED);
}

#if defined(__x86_64__) || defined(__aarch64__)

extern const char hook_stubs[] __attribute__((visibility("hidden")));
extern const char hook_traps[] __attribute__((visibility("hidden")));
extern void hook_enter(void) __attribute__((visibility("hidden")));
extern void hook_enter_integer(void) __attribute__((visibility("hidden")));
extern void hook_enter_ffi(void) __attribute__((visibility("hidden")));
extern void hook_replay_stub(void) __attribute__((visibility("hidden")));
extern void hook_capture_stub(void) __attribute__((visibility("hidden")));

bool hook_interception_is_supported(void) { return true; }

const void *hook_slot_stub(const hook_slot *slot) {
  return hook_stubs + STUB_SIZE * (size_t)(slot - hook_slots);
}

hook_slot *hook_slot_of_stub(const void *function) {
  const char *stub = function;
  if (stub < hook_stubs || stub >= hook_stubs + STUB_SIZE * HOOK_SLOTS) return NULL;
  return &hook_slots[(stub - hook_stubs) / STUB_SIZE];
}

const void *hook_trap_stub(size_t index) { return hook_traps + TRAP_SIZE * index; }

const void *hook_entry_full(void) { return (const void *)hook_enter; }
const void *hook_entry_integer(void) { return (const void *)hook_enter_integer; }
const void *hook_entry_ffi(void) { return (const void *)hook_enter_ffi; }
const void *hook_replay(void) { return (const void *)hook_replay_stub; }
const void *hook_capture(void) { return (const void *)hook_capture_stub; }

#endif
