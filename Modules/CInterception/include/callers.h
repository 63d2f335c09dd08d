#pragma once
#include <stdbool.h>

#pragma clang assume_nonnull begin

// Calls `body` with the address of each instruction in the image of `function` that calls or jumps to
// it directly, past any metadata.
void hook_each_direct_caller(
    const void *function, void (*body)(const void *site, void *_Nullable context), void *_Nullable context);

// The nearest exported symbol at or before an address, or null.
const char *_Nullable hook_symbol(const void *address);

// The readable form of a mangled Swift name, to be freed, or null.
char *_Nullable hook_demangle(const char *name);

// Whether the linker or the optimiser has removed the method that a word stood for.
bool hook_is_deleted_method(const void *_Nullable function);

#pragma clang assume_nonnull end
