#pragma once

#pragma clang assume_nonnull begin

// A `dynamic` function begins by asking Swift's runtime whether it has been replaced. What it asks about
// is a word of its own; this finds that word in the function's code, or returns null: the function is
// not dynamic, or is written in a way that is not known here. Known is what the compiler writes for x86_64.
const void *_Nullable *_Nullable hook_dynamic_entry(const void *function);

// Makes the next entry of a replaced function on this thread run its own body. To be called last before
// the jump; does nothing for a function that has not been replaced.
void hook_dynamic_pass(const void *function);

#pragma clang assume_nonnull end
