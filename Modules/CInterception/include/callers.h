#pragma once

#pragma clang assume_nonnull begin

// Calls `body` with the address of each instruction in the image of `function` that calls or jumps to
// it directly, past any metadata.
void hook_each_direct_caller(
    const void *function, void (*body)(const void *site, void *_Nullable context), void *_Nullable context);

// The nearest exported symbol at or before an address, or null.
const char *_Nullable hook_symbol(const void *address);

#pragma clang assume_nonnull end
