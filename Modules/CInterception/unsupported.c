#include "CInterception.h"
#include <stdio.h>
#include <stdlib.h>

// Without entry stubs, nothing here is reached: installing asks hook_interception_is_supported() first.
#if !defined(__x86_64__) && !defined(__aarch64__)

bool hook_interception_is_supported(void) { return false; }

__attribute__((noreturn)) static const void *unreachable(const char *name) {
  fprintf(stderr, "UIEnvironmentHooks: %s without entry stubs\n", name);
  abort();
}

const void *hook_slot_stub(const hook_slot *slot) { (void)slot; return unreachable(__func__); }
hook_slot *hook_slot_of_stub(const void *function) { (void)function; return NULL; }
const void *hook_trap_stub(size_t index) { (void)index; return unreachable(__func__); }
const void *hook_entry_full(void) { return unreachable(__func__); }
const void *hook_entry_integer(void) { return unreachable(__func__); }
const void *hook_entry_ffi(void) { return unreachable(__func__); }
const void *hook_replay(void) { return unreachable(__func__); }
const void *hook_capture(void) { return unreachable(__func__); }
void hook_ffi_shim(void) { unreachable(__func__); }

void hook_call(const void *function, hook_frame *frame, size_t stack_words) {
  (void)function, (void)frame, (void)stack_words;
  unreachable(__func__);
}
void hook_keypath_get(const void *thunk, void *result, const void *_Nullable const *base) {
  (void)thunk, (void)result, (void)base;
  unreachable(__func__);
}
void hook_keypath_set(const void *thunk, const void *value, const void *_Nullable const *base) {
  (void)thunk, (void)value, (void)base;
  unreachable(__func__);
}

#endif
