#include "CInterception.h"
#include <ffi.h>
#include <pthread.h>

// A call's registers as C arguments: first integers, then doubles. When arguments lie on the stack all
// registers are taken, so that each further word lies there too, as it does in Swift. libffi carries
// 64 bits of a vector register.
enum { INTEGERS = HOOK_INTEGER_ARGUMENTS, VECTORS = HOOK_VECTOR_ARGUMENTS };
enum { REGISTERS = INTEGERS + VECTORS, ARGUMENTS = REGISTERS + HOOK_FFI_STACK_WORDS };

static ffi_type *types[ARGUMENTS];
static ffi_cif of_registers[INTEGERS + 1][VECTORS + 1];
static ffi_cif of_stack_words[HOOK_FFI_STACK_WORDS + 1];
static pthread_once_t once = PTHREAD_ONCE_INIT;
static bool is_prepared;

__thread hook_frame *hook_ffi_incoming
    __attribute__((visibility("hidden"), tls_model("initial-exec")));

static bool prepare_interface(ffi_cif *interface, unsigned count, ffi_type **first) {
  return ffi_prep_cif(interface, FFI_DEFAULT_ABI, count, &ffi_type_void, first) == FFI_OK;
}

static void prepare(void) {
  for (int index = 0; index < ARGUMENTS; index++) {
    bool is_vector = index >= INTEGERS && index < REGISTERS;
    types[index] = is_vector ? &ffi_type_double : &ffi_type_uint64;
  }
  is_prepared = true;
  for (unsigned integers = 0; integers <= INTEGERS; integers++)
    for (unsigned vectors = 0; vectors <= VECTORS; vectors++)
      is_prepared &= prepare_interface(
          &of_registers[integers][vectors], integers + vectors, types + INTEGERS - integers);
  for (unsigned words = 0; words <= HOOK_FFI_STACK_WORDS; words++)
    is_prepared &= prepare_interface(&of_stack_words[words], REGISTERS + words, types);
}

static unsigned integers(const hook_slot *slot) {
  return slot->stack_words ? INTEGERS : slot->integers;
}
static unsigned vectors(const hook_slot *slot) {
  return slot->stack_words ? VECTORS : slot->vectors;
}
static ffi_cif *interface_of(const hook_slot *slot) {
  return slot->stack_words ? &of_stack_words[slot->stack_words]
                           : &of_registers[slot->integers][slot->vectors];
}

static void enter(ffi_cif *interface, void *result, void **arguments, void *context) {
  (void)interface, (void)result;
  hook_slot *slot = context;
  hook_frame *frame = hook_ffi_incoming;
  for (unsigned index = 0; index < integers(slot); index++)
    frame->integer[index] = *(uint64_t *)*arguments++;
  for (unsigned index = 0; index < vectors(slot); index++)
    frame->vector[index] = (hook_vector){*(uint64_t *)*arguments++, 0};
  const void *next = ((hook_dispatch)slot->dispatch)(frame, slot);
  if (next) hook_ffi_call(slot, next, frame);
}

bool hook_ffi_prepare(hook_slot *slot) {
  pthread_once(&once, prepare);
  if (!is_prepared || slot->stack_words > HOOK_FFI_STACK_WORDS) return false;
  void *code = NULL;
  ffi_closure *closure = ffi_closure_alloc(sizeof *closure, &code);
  if (closure == NULL) return false;
  if (ffi_prep_closure_loc(closure, interface_of(slot), enter, slot, code) != FFI_OK) {
    ffi_closure_free(closure);
    return false;
  }
  slot->closure = code;
  return true;
}

extern void hook_ffi_shim(void) __attribute__((visibility("hidden")));

void hook_ffi_call(const hook_slot *slot, const void *function, hook_frame *frame) {
  struct {
    void (*shim)(void);
    const void *function;
    hook_frame *frame;
    size_t stack_words;
  } callee = {hook_ffi_shim, function, frame, slot->stack_words};
  uint64_t stack[HOOK_FFI_STACK_WORDS];
  hook_copy_stack(stack, (const uint64_t *)(uintptr_t)frame->stack, slot->stack_words);
  void *arguments[ARGUMENTS];
  void **next = arguments;
  for (unsigned index = 0; index < integers(slot); index++) *next++ = &frame->integer[index];
  for (unsigned index = 0; index < vectors(slot); index++) *next++ = &frame->vector[index].low;
  for (unsigned word = 0; word < slot->stack_words; word++)
    *next++ = &stack[word];
  ffi_call_go(interface_of(slot), FFI_FN(hook_ffi_shim), NULL, arguments, &callee);
}
