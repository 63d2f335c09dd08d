#pragma once
#include <stdbool.h>

#pragma clang assume_nonnull begin

// Calls `body` with the address of each instruction in the image of `function` that calls or jumps to
// it directly, past any metadata.
void hook_each_direct_caller(
    const void *function, void (*body)(const void *site, void *_Nullable context), void *_Nullable context);

// Whether the linker or the optimiser has removed the method that a word stood for.
bool hook_is_deleted_method(const void *_Nullable function);

#pragma clang assume_nonnull end
