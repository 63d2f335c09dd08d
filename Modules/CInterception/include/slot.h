#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include "frame.h"
#include "hook_limits.h"

#pragma clang assume_nonnull begin

// One intercepted word of a class's metadata. Slots are static and, once intercepting, never given back:
// another thread may be on its way through the stub of a slot long after its last hook has gone.
typedef struct hook_slot {
  const void *_Nullable entry;      //  0: where the stub jumps, one of hook_entry_*
  const void *_Nullable dispatch;   //  8: hook_dispatch, decides what runs
  const void *_Nullable original;   // 16: what the word held before
  void *_Nullable snapshot;         // 24: atomic: the hooks that apply now, null for none
  const void *_Nullable member;     // 32: identifies the member among all slots that belong to it
  void *_Nullable owner;            // 40: for the dispatcher, never released
  const void *_Nullable closure;    // 48: code of the slot's libffi closure
  uint32_t stack_words;   // 56: how many words of arguments lie on the stack
  uint8_t integers;       // 60: how many integer registers carry arguments, for libffi
  uint8_t vectors;        // 61: how many vector registers do
  bool is_dynamic;        // 62: the original asks for its replacement, which leads here
} hook_slot;

_Static_assert(offsetof(hook_slot, stack_words) == 56, "known to the assembly");
_Static_assert(sizeof(hook_slot) == 64, "known to the assembly");

// Returns the function to continue with, all registers as they came in, or null when the call is
// done and its results are in `frame`.
typedef const void *_Nullable (*hook_dispatch)(hook_frame *frame, hook_slot *slot);

// False where no assembly exists for the processor: only explicit notification works there.
bool hook_interception_is_supported(void);

// A new slot, or null when all are taken.
hook_slot *_Nullable hook_slot_take(void);

// Gives back a slot whose stub was never stored anywhere. Only the one taken last can be taken again;
// any other is lost.
void hook_slot_give_back(hook_slot *slot);

// The stub to store in the word that `slot` intercepts.
const void *hook_slot_stub(const hook_slot *slot);

// The slot whose stub `function` is, or null.
hook_slot *_Nullable hook_slot_of_stub(const void *_Nullable function);

// Entries: with all argument registers kept; without the vector registers; by way of libffi.
const void *hook_entry_full(void);
const void *hook_entry_integer(void);
const void *hook_entry_ffi(void);

static inline void *_Nullable hook_slot_snapshot(hook_slot *slot) {
  return __atomic_load_n(&slot->snapshot, __ATOMIC_ACQUIRE);
}

static inline void *_Nullable hook_slot_exchange(
    hook_slot *slot, void *_Nullable snapshot) {
  return __atomic_exchange_n(&slot->snapshot, snapshot, __ATOMIC_ACQ_REL);
}

static inline void hook_slot_set_entry(hook_slot *slot, const void *entry) {
  __atomic_store_n(&slot->entry, entry, __ATOMIC_RELEASE);
}

#pragma clang assume_nonnull end
