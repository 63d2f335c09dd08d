#pragma once
#include <stddef.h>
#include "activity.h"
#include "frame.h"
#include "hook_limits.h"

#pragma clang assume_nonnull begin

// The stub to store in word `index` of a probe's metadata. Called while a probe runs, it ends the run.
const void *hook_trap_stub(size_t index);

// Calls `body` with `object` and returns the index of the trap that it ran into, or -1 if it returned.
// The frames between are abandoned. `frame` gets the argument registers of the trapped call.
long hook_probe_run(const hook_listener *body, void *object, hook_frame *frame);

#pragma clang assume_nonnull end
