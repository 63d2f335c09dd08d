#pragma once
#include <stdbool.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

// Calls `body` with the descriptor of every class in every loaded image.
void hook_each_class_descriptor(void (*body)(const void *descriptor, void *_Nullable context), void *_Nullable context);

// Changes when an image is loaded.
uint64_t hook_image_generation(void);

// Complete metadata of a non-generic class, realising it if need be, or null.
const void *_Nullable hook_class_metadata(const void *accessor);

#pragma clang assume_nonnull end
