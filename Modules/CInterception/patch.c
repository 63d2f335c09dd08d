#define _GNU_SOURCE
#include "CInterception.h"
#include <inttypes.h>
#include <stdio.h>
#include <sys/mman.h>
#include <unistd.h>

typedef enum { UNKNOWN, READ_ONLY, WRITABLE } protection;

// Class metadata lies in `.data` on ELF, but a linker or a loader may have made it read-only.
static protection protection_of(uintptr_t address) {
#if defined(__linux__)
  FILE *maps = fopen("/proc/self/maps", "re");
  if (maps == NULL) return UNKNOWN;
  protection found = UNKNOWN;
  char line[512];
  while (found == UNKNOWN && fgets(line, sizeof line, maps)) {
    uintptr_t start, end;
    char mode[5];
    if (sscanf(line, "%" SCNxPTR "-%" SCNxPTR " %4s", &start, &end, mode) != 3) continue;
    if (address >= start && address < end) found = mode[1] == 'w' ? WRITABLE : READ_ONLY;
  }
  fclose(maps);
  return found;
#else
  (void)address;
  return UNKNOWN;
#endif
}

// Compiled code reads the word with an ordinary load, which the thread sanitizer would take for a race
// with this store. An aligned word is written whole, and what a stub reads is published by its slot.
__attribute__((no_sanitize("thread")))
static bool exchange(const void **word, const void *expected, const void *replacement) {
  return __atomic_compare_exchange_n(
      word, &expected, replacement, false, __ATOMIC_ACQ_REL, __ATOMIC_RELAXED);
}

__attribute__((no_sanitize("thread")))
const void *hook_patch_read(const void *const *word) {
  return __atomic_load_n(word, __ATOMIC_ACQUIRE);
}

hook_patch_result hook_patch(const void **word, const void *expected, const void *replacement) {
  if (hook_patch_read(word) != expected) return HOOK_DISPLACED;
  uintptr_t size = (uintptr_t)sysconf(_SC_PAGESIZE);
  void *page = (void *)((uintptr_t)word & ~(size - 1));
  switch (protection_of((uintptr_t)word)) {
  case WRITABLE:
    return exchange(word, expected, replacement) ? HOOK_PATCHED : HOOK_DISPLACED;
  case READ_ONLY: {
    if (mprotect(page, size, PROT_READ | PROT_WRITE) != 0) return HOOK_READ_ONLY;
    bool done = exchange(word, expected, replacement);
    mprotect(page, size, PROT_READ);
    return done ? HOOK_PATCHED : HOOK_DISPLACED;
  }
  case UNKNOWN:
    break;
  }
  return HOOK_READ_ONLY;
}
