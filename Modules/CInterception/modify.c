#include "CInterception.h"
#include <stdbool.h>

static void (*finish_access)(void *);

// An access that is aborted ends like one that is not: a stored property has kept what was written too.
__attribute__((swiftcall)) static void resume(void **buffer, bool is_aborted) {
  (void)is_aborted;
  void (*finish)(void *) = __atomic_load_n(&finish_access, __ATOMIC_ACQUIRE);
  finish(buffer[0]);
}

const void *hook_modify_resume(void (*finish)(void *)) {
  __atomic_store_n(&finish_access, finish, __ATOMIC_RELEASE);
  return (const void *)resume;
}
