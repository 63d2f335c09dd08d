#pragma once

// What interception needs and Swift cannot say: entry stubs, calls with a register image, atomics on
// raw memory, a thread's own storage, and libffi closures. Everything else is in UIEnvironmentHooks.

#include "activity.h"
#include "callers.h"
#include "dynamic.h"
#include "ffi_entry.h"
#include "frame.h"
#include "hook_limits.h"
#include "image.h"
#include "keypath.h"
#include "lock.h"
#include "modify.h"
#include "object.h"
#include "patch.h"
#include "probe.h"
#include "slot.h"
#include "symbols.h"
