// Checks the entry stubs, calls and probes of one processor with functions that follow Swift's calling
// convention, which clang knows. Needs no Swift: it runs under an emulator. Prints what failed.
#include "CInterception.h"
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define SWIFT __attribute__((swiftcall))
#define SELF __attribute__((swift_context))
#define INDIRECT __attribute__((swift_indirect_result))
#define ERROR __attribute__((swift_error_result))

static int failures, checks;
static void check(bool condition, const char *what) {
  checks++;
  if (condition) return;
  failures++;
  printf("failed: %s\n", what);
}

// What Swift's runtime would provide.
void swift_enumerateAllMetadataSections(bool (*body)(const void *, void *), void *context) {
  (void)body, (void)context;
}
char *swift_demangle(const char *name, size_t length, char *buffer, size_t *size, uint32_t flags) {
  (void)name, (void)length, (void)buffer, (void)size, (void)flags;
  return NULL;
}
void swift_deletedMethodError(void) { abort(); }
void swift_task_enterThreadLocalContext(char *state) { (void)state; }
void swift_task_exitThreadLocalContext(char *state) { (void)state; }
const void *swift_getOrigOfReplaceable(const void **function) { return *function; }

typedef struct four { long a, b, c, d; } four;
typedef struct doubles { double a, b, c, d; } doubles;
typedef struct five { long a[5]; } five;

static int object;
static long calls;

SWIFT static four add(long a, long b, long c, long d, double x, float y, SELF void *self) {
  calls++;
  check(self == &object, "self arrives");
  return (four){a + 1, b + 2, c + 3, d + (long)x + (long)y};
}

SWIFT static doubles spread(doubles in, SELF void *self) {
  calls++;
  check(self == &object, "self arrives with doubles");
  return (doubles){in.a + 1, in.b + 2, in.c + 3, in.d + 4};
}

SWIFT static void fill(INDIRECT five *result, long start, SELF void *self) {
  calls++;
  check(self == &object, "self arrives with an indirect result");
  for (int index = 0; index < 5; index++) result->a[index] = start + index;
}

SWIFT static long many(long a, long b, long c, long d, long e, long f, long g, long h, long i, long j,
                       long k, SELF void *self) {
  calls++;
  check(self == &object, "self arrives with stack arguments");
  return a + b * 2 + c * 3 + d * 4 + e * 5 + f * 6 + g * 7 + h * 8 + i * 9 + j * 10 + k * 11;
}
static const long many_expected = 1 + 4 + 9 + 16 + 25 + 36 + 49 + 64 + 81 + 100 + 121;

SWIFT static long fail(long code, SELF void *self, ERROR void **error) {
  calls++;
  check(self == &object, "self arrives with an error");
  if (code < 0) *error = &calls;
  return code;
}

typedef SWIFT four (*add_function)(long, long, long, long, double, float, SELF void *);
typedef SWIFT doubles (*spread_function)(doubles, SELF void *);
typedef SWIFT void (*fill_function)(INDIRECT five *, long, SELF void *);
typedef SWIFT long (*many_function)(long, long, long, long, long, long, long, long, long, long, long,
                                    SELF void *);
typedef SWIFT long (*fail_function)(long, SELF void *, ERROR void **);

// Dispatchers.
static int dispatched;
static const void *continues(hook_frame *frame, hook_slot *slot) {
  dispatched++;
  check(frame->receiver == (uint64_t)(uintptr_t)&object, "the dispatcher sees self");
  // Clobbers what a dispatcher may clobber.
  volatile double x = frame->integer[0] + 1.5;
  (void)sqrt(x);
  return slot->original;
}
static const void *calls_inside(hook_frame *frame, hook_slot *slot) {
  dispatched++;
  hook_slot_call(slot, slot->original, frame);
  return NULL;
}

static const void *stub(const void *entry, hook_dispatch dispatch, const void *original) {
  hook_slot *slot = hook_slot_take();
  slot->original = original;
  slot->dispatch = (const void *)dispatch;
  slot->stack_words = 16;
  if (entry == hook_entry_ffi()) check(hook_ffi_prepare(slot), "libffi makes a closure");
  hook_slot_set_entry(slot, entry);
  check(hook_slot_of_stub(hook_slot_stub(slot)) == slot, "a stub knows its slot");
  return hook_slot_stub(slot);
}

static void check_entry(const void *entry, hook_dispatch dispatch, bool carries_vectors) {
  calls = dispatched = 0;
  if (carries_vectors) {
    four sum = ((add_function)stub(entry, dispatch, (const void *)add))(1, 2, 3, 4, 5.5, 6.5f, &object);
    check(sum.a == 2 && sum.b == 4 && sum.c == 6 && sum.d == 15, "integers and doubles");
    doubles in = {1, 2, 3, 4};
    doubles out = ((spread_function)stub(entry, dispatch, (const void *)spread))(in, &object);
    check(out.a == 2 && out.b == 4 && out.c == 6 && out.d == 8, "four doubles");
  }
  five filled = {{0}};
  ((fill_function)stub(entry, dispatch, (const void *)fill))(&filled, 10, &object);
  check(filled.a[0] == 10 && filled.a[4] == 14, "an indirect result");
  long sum = ((many_function)stub(entry, dispatch, (const void *)many))(
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, &object);
  check(sum == many_expected, "arguments on the stack");
  const void *failing = stub(entry, dispatch, (const void *)fail);
  void *error = NULL;
  ((fail_function)failing)(-1, &object, &error);
  check(error == &calls, "an error is returned");
  error = NULL;
  check(((fail_function)failing)(7, &object, &error) == 7 && error == NULL, "no error is returned");
  int expected = carries_vectors ? 6 : 4;
  check(calls == expected && dispatched == expected, "each call arrives once");
}

// Accessor thunks of a key path, as the compiler writes them.
static const void *vtable[2];
SWIFT static void get_thunk(INDIRECT four *result, void *const *base, const void *arguments, size_t size) {
  (void)arguments, (void)size;
  typedef SWIFT four (*getter)(SELF void *);
  *result = ((getter)vtable[0])(*base);
}
SWIFT static void set_thunk(const four *value, void *const *base, const void *arguments, size_t size) {
  (void)arguments, (void)size;
  typedef SWIFT void (*setter)(four, SELF void *);
  ((setter)vtable[1])(*value, *base);
}

static void check_stand_in(void) {
  vtable[0] = hook_replay();
  vtable[1] = hook_capture();
  hook_stand_in stand_in = {.integer = {1, 2, 3, 4}};
  const void *base = &stand_in;
  four value = {0};
  hook_keypath_get((const void *)get_thunk, &value, &base);
  check(value.a == 1 && value.b == 2 && value.c == 3 && value.d == 4, "a stand-in replays");
  four other = {5, 6, 7, 8};
  hook_keypath_set((const void *)set_thunk, &other, &base);
  check(stand_in.integer[0] == 5 && stand_in.integer[3] == 8, "a stand-in captures");
  check(stand_in.uses == 2, "a stand-in counts");
}

SWIFT static void probe(void *target, void *value, SELF void *context) {
  (void)value, (void)context;
  ((many_function)hook_trap_stub(1234))(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, target);
  check(false, "a trapped call does not return");
}
SWIFT static void silent(void *target, void *value, SELF void *context) {
  (void)target, (void)value, (void)context;
}

static void check_probe(void) {
  hook_frame frame;
  hook_listener body = {(const void *)probe, NULL};
  check(hook_probe_run(&body, &object, &frame) == 1234, "a trap ends a probe");
  check(frame.integer[0] == 1 && frame.integer[5] == 6, "a trap keeps the arguments");
  check(frame.receiver == (uint64_t)(uintptr_t)&object, "a trap keeps self");
  hook_listener none = {(const void *)silent, NULL};
  check(hook_probe_run(&none, &object, &frame) == -1, "a probe may call nothing");
}

static const void *word = &object;

int main(void) {
  hook_activity_prepare();
  check(hook_interception_is_supported(), "the processor is supported");
  check_entry(hook_entry_full(), continues, true);
  check_entry(hook_entry_full(), calls_inside, true);
  check_entry(hook_entry_integer(), continues, false);
  check_entry(hook_entry_ffi(), continues, true);
  check_entry(hook_entry_ffi(), calls_inside, true);
  check_stand_in();
  check_probe();
  check(hook_patch(&word, &object, &calls) == HOOK_PATCHED && word == &calls, "a word is patched");
  check(hook_patch(&word, &object, &object) == HOOK_DISPLACED && word == &calls, "a word is respected");
  printf("%d checks, %d failures\n", checks, failures);
  return failures != 0;
}
