#include "CInterception.h"
#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>

typedef struct probe_run {
  jmp_buf leave;
  hook_frame *frame;
  long index;
} probe_run;

static __thread probe_run *current;

__attribute__((visibility("hidden"), noreturn))
void hook_trapped(const hook_frame *frame, unsigned index) {
  probe_run *run = current;
  if (run == NULL) {
    fprintf(stderr, "UIEnvironmentHooks: a probe was called after its run had ended\n");
    abort();
  }
  run->index = index;
  *run->frame = *frame;
  longjmp(run->leave, 1);
}

long hook_probe_run(const hook_listener *body, void *object, hook_frame *frame) {
  probe_run run = {.frame = frame, .index = -1};
  probe_run *outer = current;
  current = &run;
  if (setjmp(run.leave) == 0) hook_listener_call(body, object, object);
  long index = ((volatile probe_run *)current)->index;
  current = outer;
  return index;
}
