#pragma once
#include <stddef.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

// How many registers of each kind carry arguments on the processor that this is built for.
#if defined(__aarch64__)
#define HOOK_INTEGER_ARGUMENTS 8
#else
#define HOOK_INTEGER_ARGUMENTS 6
#endif
#define HOOK_VECTOR_ARGUMENTS 8
#define HOOK_RESULTS 4

typedef struct hook_vector {
  uint64_t low, high;
} hook_vector;

// The registers of one call, in one order for every processor. The assembly knows the offsets.
typedef struct hook_frame {
  uint64_t integer[8];             //   0: integer arguments
  uint64_t indirect;               //  64: where an indirect result goes
  uint64_t receiver;               //  72: the object or metatype
  uint64_t error;                  //  80: the error register, in and out
  uint64_t stack;                  //  88: address of the first argument that lies on the stack
  hook_vector vector[8];           //  96: floating-point and vector arguments
  uint64_t result[HOOK_RESULTS];   // 224: integer results
  hook_vector vector_result[HOOK_RESULTS];  // 256: floating-point and vector results
} hook_frame;                      // 320

_Static_assert(offsetof(hook_frame, indirect) == 64, "known to the assembly");
_Static_assert(offsetof(hook_frame, stack) == 88, "known to the assembly");
_Static_assert(offsetof(hook_frame, vector) == 96, "known to the assembly");
_Static_assert(offsetof(hook_frame, result) == 224, "known to the assembly");
_Static_assert(offsetof(hook_frame, vector_result) == 256, "known to the assembly");
_Static_assert(sizeof(hook_frame) == 320, "known to the assembly");

// Calls a Swift function with the argument registers of `frame`, and `stack_words` words copied from
// where `frame->stack` points; stores result and error registers in `frame`.
void hook_call(const void *function, hook_frame *frame, size_t stack_words);

// Copies words of arguments from a caller's stack. How many there are may be unknown: what lies beyond
// them is copied too, and not used, which the address sanitizer must not take for an overflow.
void hook_copy_stack(uint64_t *target, const uint64_t *source, size_t words);

#pragma clang assume_nonnull end
