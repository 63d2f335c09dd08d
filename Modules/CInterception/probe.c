#include "CInterception.h"
#include <pthread.h>
#include <setjmp.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>

// Two words of the runtime's own, which tasks keep. Zeros: no access has begun.
enum { ACCESS_WORDS = 2 };

typedef struct probe_run {
  sigjmp_buf leave;
  hook_frame *frame;
  long index;
  uintptr_t accesses[ACCESS_WORDS];
} probe_run;

static __thread probe_run *current;

// The runtime lists the exclusive accesses that a thread has begun, by records in the frames that began
// them. A run that is abandoned must not leave its frames in the list: it gets a list of its own, as a task
// does, which is put away while the frames still stand.
extern void swift_task_enterThreadLocalContext(char *state);
extern void swift_task_exitThreadLocalContext(char *state);

// MARK: Faults

static const int faults[] = {SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE};
enum { FAULTS = sizeof faults / sizeof *faults };

static pthread_mutex_t guard = PTHREAD_MUTEX_INITIALIZER;
static size_t guarded;
static struct sigaction before[FAULTS];

__attribute__((noreturn)) static void leave(probe_run *run, long index) {
  swift_task_exitThreadLocalContext((char *)run->accesses);
  run->index = index;
  siglongjmp(run->leave, 1);
}

static void meet_fault(int signal) {
  if (current) leave(current, -1);
  // Another thread's: the instruction runs again, and meets what would have met it.
  for (size_t index = 0; index < FAULTS; index++)
    if (faults[index] == signal) sigaction(signal, &before[index], NULL);
}

static void begin_guard(void) {
  pthread_mutex_lock(&guard);
  struct sigaction action = {.sa_handler = meet_fault, .sa_flags = SA_NODEFER};
  sigemptyset(&action.sa_mask);
  if (guarded++ == 0)
    for (size_t index = 0; index < FAULTS; index++) sigaction(faults[index], &action, &before[index]);
  pthread_mutex_unlock(&guard);
}

static void end_guard(void) {
  pthread_mutex_lock(&guard);
  if (--guarded == 0)
    for (size_t index = 0; index < FAULTS; index++) sigaction(faults[index], &before[index], NULL);
  pthread_mutex_unlock(&guard);
}

// MARK: Runs

__attribute__((visibility("hidden"), noreturn))
void hook_trapped(const hook_frame *frame, unsigned index) {
  probe_run *run = current;
  if (run == NULL) {
    fprintf(stderr, "UIEnvironmentHooks: a probe was called after its run had ended\n");
    abort();
  }
  *run->frame = *frame;
  leave(run, index);
}

typedef struct keypath_get {
  const void *thunk;
  void *result;
  const void *const *base;
} keypath_get;

// Empties the stack that the next call will use. A getter that is given no value copies what lay there, and
// traces of a run's register contents must not be taken for registers.
__attribute__((noinline, no_sanitize("address"))) static void clear_stack(void) {
  volatile uint64_t words[256];
  for (size_t index = 0; index < sizeof words / sizeof *words; index++) words[index] = 0;
}

// One of `body`, with `object`, and `get` is run. Returns whether it returned.
static bool run_to_end(probe_run *run, const hook_listener *body, void *object, const keypath_get *get) {
  probe_run *outer = current;
  begin_guard();
  current = run;
  bool returned = false;
  if (sigsetjmp(run->leave, 1) == 0) {
    swift_task_enterThreadLocalContext((char *)run->accesses);
    if (get) {
      clear_stack();
      hook_keypath_get(get->thunk, get->result, get->base);
    } else {
      hook_listener_call(body, object, object);
    }
    swift_task_exitThreadLocalContext((char *)run->accesses);
    returned = true;
  }
  current = outer;
  end_guard();
  return returned;
}

long hook_probe_run(const hook_listener *body, void *object, hook_frame *frame) {
  probe_run run = {.frame = frame, .index = -1};
  run_to_end(&run, body, object, NULL);
  return ((volatile probe_run *)&run)->index;
}

bool hook_probe_get(const void *thunk, void *result, const void *const *base) {
  hook_frame frame;
  probe_run run = {.frame = &frame, .index = -1};
  keypath_get get = {thunk, result, base};
  return run_to_end(&run, NULL, NULL, &get);
}

// The address sanitizer, if the program has it, keeps the variables of frames in a stack of its own: eleven
// regions of at most a megabyte each, unless it is told otherwise. Whether a frame there is under way it
// can say, but not whether one has been.
__attribute__((weak)) void *__asan_get_current_fake_stack(void);

static bool is_in_sanitizer_stack(uint64_t address) {
  enum { REACH = 1 << 24 };
  void *stack = __asan_get_current_fake_stack ? __asan_get_current_fake_stack() : NULL;
  return stack && address - (uint64_t)(uintptr_t)stack < REACH;
}

bool hook_is_on_stack(uint64_t address) {
  enum { REACH = 1 << 16 };
  if (is_in_sanitizer_stack(address)) return true;
  uint64_t here = (uint64_t)(uintptr_t)__builtin_frame_address(0);
  return address - (here - REACH) < 2 * REACH;
}
