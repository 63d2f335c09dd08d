#pragma once

#pragma clang assume_nonnull begin

// The function that resumes a replaced in-place access. It takes (buffer, is aborted) and calls `finish`
// with the first word of the buffer. `finish` is the same in every call.
const void *hook_modify_resume(void (*finish)(void *pending));

#pragma clang assume_nonnull end
