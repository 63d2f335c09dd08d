// The functions of Swift's runtime behind `unowned` and `weak`, which Swift itself cannot name.
//
// Swift offers a reference that traps when its object is gone, and one that costs an allocation for
// each object it refers to. Between them lies what these functions allow: keep the memory, ask
// whether the object lives, retain it only if it does. They are part of the runtime's stable ABI.

#ifndef C_REFERENCE_COUNTING_H
#define C_REFERENCE_COUNTING_H

#include <stdbool.h>

extern void *swift_unownedRetain(void *object);
extern void swift_unownedRelease(void *object);
extern void *swift_tryRetain(void *object);
extern bool swift_isDeallocating(void *object);

// Keeps the object's memory from reuse, not the object alive.
static inline void crc_hold_memory(const void *object) { swift_unownedRetain((void *)object); }

// Gives up such a hold.
static inline void crc_release_memory(const void *object) { swift_unownedRelease((void *)object); }

// Retains the object and returns it, or returns null if it is going away or gone.
static inline const void *crc_retain_if_alive(const void *object) {
  return swift_tryRetain((void *)object);
}

// Whether the object is going away or gone.
static inline bool crc_is_gone(const void *object) { return swift_isDeallocating((void *)object); }

#endif
