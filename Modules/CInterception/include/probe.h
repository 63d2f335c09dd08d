#pragma once
#include <stdbool.h>
#include <stddef.h>
#include "activity.h"
#include "frame.h"
#include "hook_limits.h"

#pragma clang assume_nonnull begin

// The stub to store in word `index` of a probe's metadata. Called while a probe runs, it ends the run.
const void *hook_trap_stub(size_t index);

// Calls `body` with `object` and returns the index of the trap that it ran into, or -1 if it ran into
// none: it returned, or met a fault. The frames between are abandoned. `frame` gets the argument registers
// of the trapped call.
//
// A call that the compiler has resolved runs on a stand-in, which is no object: its fields are zeros. What
// goes wrong there is a fault of the run and not of the program, and ends the run alone.
long hook_probe_run(const hook_listener *body, void *object, hook_frame *frame);

// Runs a key path's getter thunk on a stand-in, as hook_keypath_get() does, and returns whether it returned.
bool hook_probe_get(const void *thunk, void *result, const void *_Nullable const *_Nonnull base);

// Whether an address lies in the frames of the calls that are under way, as far as those of a probe reach.
bool hook_is_on_stack(uint64_t address);

#pragma clang assume_nonnull end
