// Entries and calls for arm64, AAPCS64. Swift's convention on top of C's: self and closure contexts in
// x20, errors in x21, indirect results in x8, results in x0-x3 and v0-v3.
// x16 and x17 are free at a function's entry; x16 carries the slot.
#if defined(__aarch64__)

#include "hook_limits.h"

#define FRAME 320

// `bti c`, which older assemblers do not know by name: where an indirect call or jump may land.
#define BTI hint #34

  .text

// One stub for each slot: loads the slot's address and jumps to its entry. They are the only addresses
// that class metadata is ever made to point at, and nothing is generated at run time.
  .globl hook_stubs
  .hidden hook_stubs
  .balign 64
hook_stubs:
  .set i, 0
  .rept HOOK_SLOTS
  .balign 32
  BTI
  adrp x16, hook_slots+i*64
  add x16, x16, :lo12:hook_slots+i*64
  ldr x17, [x16]
  br x17
  .set i, i+1
  .endr

// One stub for each word of a probe's metadata. x17 carries the word's index.
  .globl hook_traps
  .hidden hook_traps
  .balign 64
hook_traps:
  .set i, 0
  .rept HOOK_TRAPS
  .balign 16
  BTI
  movz x17, #i
  b hook_trap
  .set i, i+1
  .endr

.macro STORE_INTEGERS at
  stp x0, x1, [\at, #0]
  stp x2, x3, [\at, #16]
  stp x4, x5, [\at, #32]
  stp x6, x7, [\at, #48]
  stp x8, x20, [\at, #64]
  str x21, [\at, #80]
.endm
.macro STORE_VECTORS at
  stp q0, q1, [\at, #96]
  stp q2, q3, [\at, #128]
  stp q4, q5, [\at, #160]
  stp q6, q7, [\at, #192]
.endm
.macro LOAD_INTEGERS at
  ldp x0, x1, [\at, #0]
  ldp x2, x3, [\at, #16]
  ldp x4, x5, [\at, #32]
  ldp x6, x7, [\at, #48]
  ldp x8, x20, [\at, #64]
  ldr x21, [\at, #80]
.endm
.macro LOAD_VECTORS at
  ldp q0, q1, [\at, #96]
  ldp q2, q3, [\at, #128]
  ldp q4, q5, [\at, #160]
  ldp q6, q7, [\at, #192]
.endm
.macro STORE_RESULTS at
  stp x0, x1, [\at, #224]
  stp x2, x3, [\at, #240]
  str x21, [\at, #80]
  stp q0, q1, [\at, #256]
  stp q2, q3, [\at, #288]
.endm
.macro LOAD_RESULTS at
  ldp x0, x1, [\at, #224]
  ldp x2, x3, [\at, #240]
  ldr x21, [\at, #80]
  ldp q0, q1, [\at, #256]
  ldp q2, q3, [\at, #288]
.endm

.macro ENTER
  stp x29, x30, [sp, #-16]!
  .cfi_def_cfa_offset 16
  .cfi_offset x29, -16
  .cfi_offset x30, -8
  mov x29, sp
  .cfi_def_cfa x29, 16
  sub sp, sp, #FRAME
  STORE_INTEGERS sp
  add x9, x29, #16
  str x9, [sp, #88]
.endm
.macro DISPATCH
  mov x0, sp
  mov x1, x16
  ldr x17, [x16, #8]
  blr x17
  mov x16, x0
.endm
.macro CONTINUE
  mov sp, x29
  ldp x29, x30, [sp], #16
  .cfi_def_cfa sp, 0
  br x16
.endm
.macro RETURN
  .cfi_def_cfa x29, 16
  LOAD_RESULTS sp
  mov sp, x29
  ldp x29, x30, [sp], #16
  .cfi_def_cfa sp, 0
  ret
.endm
// Copies \count words from the address in \source to new room on the stack. Clobbers x9-x12.
.macro COPY_STACK count, source
  cbz \count, 8f
  add x9, \count, #1
  and x9, x9, #-2
  sub sp, sp, x9, lsl #3
  mov x10, xzr
9:
  ldr x12, [\source, x10, lsl #3]
  str x12, [sp, x10, lsl #3]
  add x10, x10, #1
  cmp x10, \count
  b.lo 9b
8:
.endm

// Keeps every argument register, asks the dispatcher, then continues or returns what it left.
  .globl hook_enter
  .hidden hook_enter
  .balign 16
hook_enter:
  .cfi_startproc
  BTI
  ENTER
  STORE_VECTORS sp
  DISPATCH
  cbz x16, 1f
  LOAD_INTEGERS sp
  LOAD_VECTORS sp
  CONTINUE
1:
  RETURN
  .cfi_endproc

// The same for a member that takes no floating-point or vector argument.
  .globl hook_enter_integer
  .hidden hook_enter_integer
  .balign 16
hook_enter_integer:
  .cfi_startproc
  BTI
  ENTER
  DISPATCH
  cbz x16, 1f
  LOAD_INTEGERS sp
  CONTINUE
1:
  RETURN
  .cfi_endproc

// Calls the slot's libffi closure, which takes the registers and the words on the stack as C arguments.
// What C has no argument for travels in a frame whose address is kept in the thread.
  .globl hook_enter_ffi
  .hidden hook_enter_ffi
  .balign 16
hook_enter_ffi:
  .cfi_startproc
  BTI
  ENTER
  mov x13, sp
  adrp x9, :gottprel:hook_ffi_incoming
  ldr x9, [x9, :gottprel_lo12:hook_ffi_incoming]
  mrs x10, tpidr_el0
  str x13, [x10, x9]
  ldr w14, [x16, #56]
  ldr x15, [x13, #88]
  COPY_STACK x14, x15
  ldr x17, [x16, #48]
  blr x17
  sub sp, x29, #FRAME
  RETURN
  .cfi_endproc

// void hook_call(function, frame, stack_words)
  .globl hook_call
  .balign 16
hook_call:
  .cfi_startproc
  BTI
  stp x29, x30, [sp, #-48]!
  .cfi_def_cfa_offset 48
  .cfi_offset x29, -48
  .cfi_offset x30, -40
  mov x29, sp
  .cfi_def_cfa x29, 48
  stp x20, x21, [sp, #16]
  .cfi_offset x20, -32
  .cfi_offset x21, -24
  str x1, [sp, #32]
  mov x16, x0
  mov x13, x1
  mov x14, x2
  ldr x15, [x13, #88]
  COPY_STACK x14, x15
  LOAD_INTEGERS x13
  LOAD_VECTORS x13
  blr x16
  ldr x9, [x29, #32]
  STORE_RESULTS x9
  mov sp, x29
  ldp x20, x21, [sp, #16]
  ldp x29, x30, [sp], #48
  .cfi_def_cfa sp, 0
  ret
  .cfi_endproc

// What libffi calls in place of the original: x18 points at { this, function, frame, stack words }.
// Loads what C has no argument for, and keeps the results that libffi would drop.
  .globl hook_ffi_shim
  .hidden hook_ffi_shim
  .balign 16
hook_ffi_shim:
  .cfi_startproc
  BTI
  stp x29, x30, [sp, #-48]!
  .cfi_def_cfa_offset 48
  .cfi_offset x29, -48
  .cfi_offset x30, -40
  mov x29, sp
  .cfi_def_cfa x29, 48
  stp x20, x21, [sp, #16]
  .cfi_offset x20, -32
  .cfi_offset x21, -24
  mov x13, x18
  ldr x14, [x13, #24]
  add x15, x29, #48
  ldr x16, [x13, #8]
  ldr x13, [x13, #16]
  str x13, [sp, #32]
  COPY_STACK x14, x15
  ldp x8, x20, [x13, #64]
  ldr x21, [x13, #80]
  blr x16
  ldr x9, [x29, #32]
  STORE_RESULTS x9
  mov sp, x29
  ldp x20, x21, [sp, #16]
  ldp x29, x30, [sp], #48
  .cfi_def_cfa sp, 0
  ret
  .cfi_endproc

// A probe's metadata pointed here: keep the arguments and abandon the run. Does not return.
  .balign 16
hook_trap:
  .cfi_startproc
  ENTER
  STORE_VECTORS sp
  mov x0, sp
  mov w1, w17
  bl hook_trapped
  brk #1
  .cfi_endproc

// Getter and setter of a stand-in, whose address is in x20.
  .globl hook_replay_stub
  .hidden hook_replay_stub
  .balign 16
hook_replay_stub:
  BTI
  str x8, [x20, #120]
  ldr x9, [x20, #112]
  add x9, x9, #1
  str x9, [x20, #112]
  ldp x0, x1, [x20, #16]
  ldp x2, x3, [x20, #32]
  ldp q0, q1, [x20, #48]
  ldp q2, q3, [x20, #80]
  ret

  .globl hook_capture_stub
  .hidden hook_capture_stub
  .balign 16
hook_capture_stub:
  BTI
  str x0, [x20, #120]
  ldr x9, [x20, #112]
  add x9, x9, #1
  str x9, [x20, #112]
  stp x0, x1, [x20, #16]
  stp x2, x3, [x20, #32]
  stp q0, q1, [x20, #48]
  stp q2, q3, [x20, #80]
  ret

// void hook_keypath_get(thunk, result, base): Swift passes (result in x8, base, arguments, size).
  .globl hook_keypath_get
  .balign 16
hook_keypath_get:
  BTI
  mov x16, x0
  mov x8, x1
  mov x0, x2
  adrp x1, hook_slots
  add x1, x1, :lo12:hook_slots
  mov x2, xzr
  br x16

// void hook_keypath_set(thunk, value, base): Swift takes (value, base, arguments, size).
  .globl hook_keypath_set
  .balign 16
hook_keypath_set:
  BTI
  mov x16, x0
  mov x0, x1
  mov x1, x2
  adrp x2, hook_slots
  add x2, x2, :lo12:hook_slots
  mov x3, xzr
  br x16

  .section .note.GNU-stack, "", @progbits
#endif
