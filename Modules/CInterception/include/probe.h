#pragma once
#include <stddef.h>
#include "frame.h"

#pragma clang assume_nonnull begin

#define HOOK_TRAPS 2048

// The stub to store in word `index` of a probe's metadata. Called while a probe runs, it ends the run.
const void *hook_trap_stub(size_t index);

// Runs `body(context)` and returns the index of the trap that it ran into, or -1 if it returned. The
// frames between are abandoned. `frame` gets the argument registers of the trapped call.
long hook_probe_run(void (*body)(void *context), void *context, hook_frame *frame);

#pragma clang assume_nonnull end
