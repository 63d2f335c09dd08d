#include "CInterception.h"
#include <string.h>

#if defined(__x86_64__)
enum { SCANNED = 64, LOAD = 7 };

// Whether the code is `lea distance(%rip), register`; gives the address.
static bool loads_address(const uint8_t *code, uint8_t target, const uint8_t **address) {
  if (code[0] != 0x48 || code[1] != 0x8d || code[2] != target) return false;
  int32_t distance;
  memcpy(&distance, code + 3, sizeof distance);
  *address = code + LOAD + distance;
  return true;
}

const void **hook_dynamic_entry(const void *function) {
  enum { RDI = 0x3d, RSI = 0x35 };
  const uint8_t *code = function;
  for (int at = 0; at < SCANNED; at++) {
    const uint8_t *entry, *own;
    if (loads_address(code + at, RDI, &entry) && loads_address(code + at + LOAD, RSI, &own)
        && own == code)
      return (const void **)entry;
  }
  return NULL;
}
#else
const void **hook_dynamic_entry(const void *function) {
  (void)function;
  return NULL;
}
#endif

extern const void *swift_getOrigOfReplaceable(const void **function);

void hook_dynamic_pass(const void *function) {
  const void **entry = hook_dynamic_entry(function);
  if (entry != NULL && hook_patch_read(entry) != function) swift_getOrigOfReplaceable(&function);
}
