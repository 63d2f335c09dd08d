#define _GNU_SOURCE
#include "CInterception.h"
#include <link.h>
#include <stddef.h>

// The layout that Swift's runtime hands to its enumeration: a version, the image's base, two words for
// its own use, then one range for each metadata section.
typedef struct section {
  const char *start;
  size_t length;
} section;

typedef struct sections {
  uintptr_t version;
  const void *base;
  void *reserved[2];
  section protocols, conformances, types;
} sections;

extern void swift_enumerateAllMetadataSections(
    bool (*body)(const sections *, void *), void *context);

typedef struct visitor {
  void (*body)(const void *, void *);
  void *context;
} visitor;

enum { SUPPORTED_VERSION_MIN = 1, KIND_MASK = 0x1f, KIND_CLASS = 16 };


static bool visit(const sections *image, void *context) {
  const visitor *visitor = context;
  if (image->version < SUPPORTED_VERSION_MIN) return true;
  for (size_t at = 0; at + sizeof(int32_t) <= image->types.length; at += sizeof(int32_t)) {
    const int32_t *record = (const int32_t *)(image->types.start + at);
    int32_t reference = *record & 3;
    const char *descriptor = (const char *)record + (*record & ~3);
    if (reference == 1)
      descriptor = *(const char *const *)descriptor;
    else if (reference != 0)
      continue;
    if (descriptor && (*(const uint32_t *)descriptor & KIND_MASK) == KIND_CLASS)
      visitor->body(descriptor, visitor->context);
  }
  return true;
}

void hook_each_class_descriptor(void (*body)(const void *, void *), void *context) {
  visitor visitor = {body, context};
  swift_enumerateAllMetadataSections(visit, &visitor);
}

static int count(struct dl_phdr_info *info, size_t size, void *result) {
  (void)size;
  *(uint64_t *)result = info->dlpi_adds;
  return 1;
}

uint64_t hook_image_generation(void) {
  uint64_t adds = 0;
  dl_iterate_phdr(count, &adds);
  return adds;
}

typedef struct metadata_response {
  const void *metadata;
  size_t state;
} metadata_response;

enum { REQUEST_COMPLETE_NON_BLOCKING = 0x100, STATE_COMPLETE = 0 };

const void *hook_class_metadata(const void *accessor) {
  typedef metadata_response (*function)(size_t) __attribute__((swiftcall));
  metadata_response response = ((function)accessor)(REQUEST_COMPLETE_NON_BLOCKING);
  return response.state == STATE_COMPLETE ? response.metadata : NULL;
}
