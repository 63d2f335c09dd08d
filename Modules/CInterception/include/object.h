#pragma once
#include <stdbool.h>

#pragma clang assume_nonnull begin

extern bool swift_isDeallocating(void *object);

// Whether an object's life is ending: its deinitialiser has begun.
static inline bool hook_is_ending(const void *object) { return swift_isDeallocating((void *)object); }

#pragma clang assume_nonnull end
