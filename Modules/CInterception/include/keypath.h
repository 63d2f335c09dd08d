#pragma once
#include <stdint.h>
#include "frame.h"

#pragma clang assume_nonnull begin

// A stack object that stands in for an instance while a key path's accessor runs on it. Its getter
// slot replays registers, its setter slot captures them, so that the compiler's own accessor turns
// registers into a value in memory and back.
// A reference count far from zero: accessors retain and release what they run on.
static const uint64_t HOOK_STAND_IN_REFERENCES = (0x1000ull << 33) | 3;

typedef struct hook_stand_in {
  const void *_Nullable isa;                     //   0
  uint64_t references;                 //   8: HOOK_STAND_IN_REFERENCES
  uint64_t integer[HOOK_RESULTS];      //  16
  hook_vector vector[HOOK_RESULTS];    //  48
  uint64_t uses;                       // 112: how often a stub ran
  uint64_t address;                    // 120: the indirect result or argument it was given
} hook_stand_in;

const void *hook_replay(void);
const void *hook_capture(void);

// Runs a key path's getter thunk: initialises `result` from the object that `base` points at.
void hook_keypath_get(const void *thunk, void *result, const void *_Nullable const *_Nonnull base);

// Runs a key path's setter thunk: sets a copy of `value` on the object that `base` points at.
void hook_keypath_set(const void *thunk, const void *value, const void *_Nullable const *_Nonnull base);

#pragma clang assume_nonnull end
