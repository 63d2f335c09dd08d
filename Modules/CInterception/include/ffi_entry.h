#pragma once
#include <stdbool.h>
#include "dynamic.h"
#include "slot.h"

#pragma clang assume_nonnull begin

#define HOOK_FFI_STACK_WORDS 32

// Gives `slot` a libffi closure that collects the arguments and runs the slot's dispatcher. Closures
// are never freed: one may be running. False when libffi has no memory for it.
bool hook_ffi_prepare(hook_slot *slot);

// hook_call(), by way of libffi, for a call that arrived at `slot`.
void hook_ffi_call(const hook_slot *slot, const void *function, hook_frame *frame);

// Calls what lies inside a slot in the way in which the slot was entered.
static inline void hook_slot_call(const hook_slot *slot, const void *function, hook_frame *frame) {
  if (slot->is_dynamic) hook_dynamic_pass(function);
  if (__atomic_load_n(&slot->entry, __ATOMIC_RELAXED) == hook_entry_ffi())
    hook_ffi_call(slot, function, frame);
  else
    hook_call(function, frame, slot->stack_words);
}

#pragma clang assume_nonnull end
