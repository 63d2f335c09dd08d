#include "CInterception.h"
#include <ffi.h>
#include <pthread.h>
#include <string.h>

// All register arguments as C arguments, in whatever number a call really uses: first the integer
// registers, then the floating-point ones. Each further word then lies on the stack, as it does in
// Swift. libffi carries 64 bits of a vector register.
enum { REGISTERS = HOOK_INTEGER_ARGUMENTS + HOOK_VECTOR_ARGUMENTS };
enum { ARGUMENTS = REGISTERS + HOOK_FFI_STACK_WORDS };

static ffi_cif interfaces[HOOK_FFI_STACK_WORDS + 1];
static ffi_type *types[ARGUMENTS];
static pthread_once_t once = PTHREAD_ONCE_INIT;
static bool is_prepared;

__thread hook_frame *hook_ffi_incoming
    __attribute__((visibility("hidden"), tls_model("initial-exec")));

static void prepare(void) {
  for (int index = 0; index < ARGUMENTS; index++) {
    bool is_vector = index >= HOOK_INTEGER_ARGUMENTS && index < REGISTERS;
    types[index] = is_vector ? &ffi_type_double : &ffi_type_uint64;
  }
  is_prepared = true;
  for (unsigned words = 0; words <= HOOK_FFI_STACK_WORDS; words++) {
    ffi_status status = ffi_prep_cif(
        &interfaces[words], FFI_DEFAULT_ABI, REGISTERS + words, &ffi_type_void, types);
    if (status != FFI_OK) is_prepared = false;
  }
}

static void enter(ffi_cif *interface, void *result, void **arguments, void *context) {
  (void)interface, (void)result;
  hook_slot *slot = context;
  hook_frame *frame = hook_ffi_incoming;
  for (int index = 0; index < HOOK_INTEGER_ARGUMENTS; index++)
    frame->integer[index] = *(uint64_t *)arguments[index];
  for (int index = 0; index < HOOK_VECTOR_ARGUMENTS; index++)
    frame->vector[index] =
        (hook_vector){*(uint64_t *)arguments[HOOK_INTEGER_ARGUMENTS + index], 0};
  const void *next = ((hook_dispatch)slot->dispatch)(frame, slot);
  if (next) hook_ffi_call(next, frame, slot->stack_words);
}

bool hook_ffi_prepare(hook_slot *slot) {
  pthread_once(&once, prepare);
  if (!is_prepared || slot->stack_words > HOOK_FFI_STACK_WORDS) return false;
  void *code = NULL;
  ffi_closure *closure = ffi_closure_alloc(sizeof *closure, &code);
  if (closure == NULL) return false;
  ffi_cif *interface = &interfaces[slot->stack_words];
  if (ffi_prep_closure_loc(closure, interface, enter, slot, code) != FFI_OK) {
    ffi_closure_free(closure);
    return false;
  }
  slot->closure = code;
  return true;
}

extern void hook_ffi_shim(void) __attribute__((visibility("hidden")));

void hook_ffi_call(const void *function, hook_frame *frame, size_t stack_words) {
  struct {
    void (*shim)(void);
    const void *function;
    hook_frame *frame;
    size_t stack_words;
  } callee = {hook_ffi_shim, function, frame, stack_words};
  void *arguments[ARGUMENTS];
  for (int index = 0; index < HOOK_INTEGER_ARGUMENTS; index++)
    arguments[index] = &frame->integer[index];
  for (int index = 0; index < HOOK_VECTOR_ARGUMENTS; index++)
    arguments[HOOK_INTEGER_ARGUMENTS + index] = &frame->vector[index].low;
  for (size_t word = 0; word < stack_words; word++)
    arguments[REGISTERS + word] = (uint64_t *)(uintptr_t)frame->stack + word;
  ffi_call_go(&interfaces[stack_words], FFI_FN(hook_ffi_shim), NULL, arguments, &callee);
}
