#define _GNU_SOURCE
#include "CInterception.h"
#include <link.h>
#include <stdint.h>
#include <string.h>

typedef struct scan {
  const uint8_t *target;
  void (*body)(const void *, void *);
  void *context;
} scan;

#if defined(__aarch64__)
enum { STEP = 4 };
static const uint8_t *destination(const uint8_t *at) {
  uint32_t word;
  memcpy(&word, at, sizeof word);
  if ((word & 0x7c000000) != 0x14000000) return NULL;   // b and bl
  return at + ((int64_t)((uint64_t)word << 38) >> 36);
}
#else
enum { STEP = 1 };
static const uint8_t *destination(const uint8_t *at) {
  if (*at != 0xe8 && *at != 0xe9) return NULL;          // call and jmp with a 32-bit distance
  int32_t distance;
  memcpy(&distance, at + 1, sizeof distance);
  return at + 5 + distance;
}
#endif

// Direct calls stay inside an image: others go by way of its linkage table.
static int scan_image(struct dl_phdr_info *info, size_t size, void *context) {
  (void)size;
  const scan *scan = context;
  for (int index = 0; index < info->dlpi_phnum; index++) {
    const ElfW(Phdr) *header = &info->dlpi_phdr[index];
    if (header->p_type != PT_LOAD || !(header->p_flags & PF_X) || !(header->p_flags & PF_R)) continue;
    const uint8_t *at = (const uint8_t *)info->dlpi_addr + header->p_vaddr;
    const uint8_t *end = at + header->p_memsz;
    if (scan->target < at || scan->target >= end) continue;
    for (; at + 5 <= end; at += STEP)
      if (destination(at) == scan->target) scan->body(at, scan->context);
  }
  return 0;
}

void hook_each_direct_caller(
    const void *function, void (*body)(const void *, void *), void *context) {
  scan scan = {function, body, context};
  dl_iterate_phdr(scan_image, &scan);
}

extern void swift_deletedMethodError(void);

bool hook_is_deleted_method(const void *function) {
  return function == (const void *)swift_deletedMethodError;
}
