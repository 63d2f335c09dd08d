#pragma once
#include <stdbool.h>

#pragma clang assume_nonnull begin

typedef enum hook_patch_result {
  HOOK_PATCHED,
  HOOK_DISPLACED,   // the word no longer held what was expected, and was left alone
  HOOK_READ_ONLY,   // the memory cannot be made writable
} hook_patch_result;

// Replaces `expected` by `replacement` in an aligned word that other threads may be reading.
hook_patch_result hook_patch(const void *_Nullable *_Nonnull word, const void *_Nullable expected, const void *replacement);

// What the word holds now.
const void *_Nullable hook_patch_read(const void *_Nullable const *_Nonnull word);

#pragma clang assume_nonnull end
