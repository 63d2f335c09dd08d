#pragma once

#pragma clang assume_nonnull begin

// The mangled name of the function that begins at an address; null when the program has been stripped of it,
// or when several names share the address. It stays where it is.
const char *_Nullable hook_function_name(const void *function);

// The mangled name of the function that an address lies in, or null.
const char *_Nullable hook_symbol(const void *address);

// The readable form of a mangled Swift name, to be freed, or null.
char *_Nullable hook_demangle(const char *name);

#pragma clang assume_nonnull end
