// Entries and calls for x86_64, System V. Swift's convention on top of C's: self and closure contexts
// in r13, errors in r12, indirect results in rax, results in rax rdx rcx r8 and xmm0-3.
// r11 is free at a function's entry and carries the slot.
#if defined(__x86_64__)

#include "hook_limits.h"

#define FRAME 320

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
  endbr64
  leaq hook_slots+i*64(%rip), %r11
  jmp *(%r11)
  .set i, i+1
  .endr

// One stub for each word of a probe's metadata. r11 carries the word's index.
  .globl hook_traps
  .hidden hook_traps
  .balign 64
hook_traps:
  .set i, 0
  .rept HOOK_TRAPS
  .balign 16
  movl $i, %r11d
  jmp hook_trap
  .set i, i+1
  .endr

.macro STORE_INTEGERS at
  movq %rdi, 0(\at)
  movq %rsi, 8(\at)
  movq %rdx, 16(\at)
  movq %rcx, 24(\at)
  movq %r8, 32(\at)
  movq %r9, 40(\at)
  movq %rax, 64(\at)
  movq %r13, 72(\at)
  movq %r12, 80(\at)
.endm
.macro STORE_VECTORS at
  movups %xmm0, 96(\at)
  movups %xmm1, 112(\at)
  movups %xmm2, 128(\at)
  movups %xmm3, 144(\at)
  movups %xmm4, 160(\at)
  movups %xmm5, 176(\at)
  movups %xmm6, 192(\at)
  movups %xmm7, 208(\at)
.endm
.macro LOAD_INTEGERS at
  movq 0(\at), %rdi
  movq 8(\at), %rsi
  movq 16(\at), %rdx
  movq 24(\at), %rcx
  movq 32(\at), %r8
  movq 40(\at), %r9
  movq 64(\at), %rax
  movq 72(\at), %r13
  movq 80(\at), %r12
.endm
.macro LOAD_VECTORS at
  movups 96(\at), %xmm0
  movups 112(\at), %xmm1
  movups 128(\at), %xmm2
  movups 144(\at), %xmm3
  movups 160(\at), %xmm4
  movups 176(\at), %xmm5
  movups 192(\at), %xmm6
  movups 208(\at), %xmm7
.endm
.macro STORE_RESULTS at
  movq %rax, 224(\at)
  movq %rdx, 232(\at)
  movq %rcx, 240(\at)
  movq %r8, 248(\at)
  movq %r12, 80(\at)
  movups %xmm0, 256(\at)
  movups %xmm1, 272(\at)
  movups %xmm2, 288(\at)
  movups %xmm3, 304(\at)
.endm
.macro LOAD_RESULTS at
  movq 224(\at), %rax
  movq 232(\at), %rdx
  movq 240(\at), %rcx
  movq 248(\at), %r8
  movq 80(\at), %r12
  movups 256(\at), %xmm0
  movups 272(\at), %xmm1
  movups 288(\at), %xmm2
  movups 304(\at), %xmm3
.endm

.macro ENTER
  pushq %rbp
  .cfi_def_cfa_offset 16
  .cfi_offset %rbp, -16
  movq %rsp, %rbp
  .cfi_def_cfa_register %rbp
  subq $FRAME, %rsp
  STORE_INTEGERS %rsp
  leaq 16(%rbp), %rdi
  movq %rdi, 88(%rsp)
.endm
.macro DISPATCH
  movq %rsp, %rdi
  movq %r11, %rsi
  call *8(%r11)
  movq %rax, %r11
  testq %rax, %rax
.endm
.macro CONTINUE
  leave
  .cfi_def_cfa %rsp, 8
  jmp *%r11
.endm
// r13 is the caller's to keep: the dispatcher preserved it.
.macro RETURN
  .cfi_def_cfa %rbp, 16
  LOAD_RESULTS %rsp
  leave
  .cfi_def_cfa %rsp, 8
  ret
.endm

// Keeps every argument register, asks the dispatcher, then continues or returns what it left.
  .globl hook_enter
  .hidden hook_enter
  .balign 16
hook_enter:
  .cfi_startproc
  ENTER
  STORE_VECTORS %rsp
  DISPATCH
  je 1f
  LOAD_INTEGERS %rsp
  LOAD_VECTORS %rsp
  CONTINUE
1:
  RETURN
  .cfi_endproc

// The same for a member that takes no floating-point or vector argument: 16 instructions less.
  .globl hook_enter_integer
  .hidden hook_enter_integer
  .balign 16
hook_enter_integer:
  .cfi_startproc
  ENTER
  DISPATCH
  je 1f
  LOAD_INTEGERS %rsp
  CONTINUE
1:
  RETURN
  .cfi_endproc

// Calls the slot's libffi closure, which takes the registers and the words on the stack as C arguments.
// What C has no argument for (self, error, indirect result) travels in a frame whose address is kept
// in the thread. Results come back in the frame: libffi cannot return three or four registers.
  .globl hook_enter_ffi
  .hidden hook_enter_ffi
  .balign 16
hook_enter_ffi:
  .cfi_startproc
  ENTER
  movq %rsp, %r10
  movq hook_ffi_incoming@gottpoff(%rip), %rax
  movq %r10, %fs:(%rax)
  movl 56(%r11), %ecx
  testq %rcx, %rcx
  je 1f
  leaq 1(%rcx), %rax
  andq $-2, %rax
  shlq $3, %rax
  subq %rax, %rsp
  movq 88(%r10), %rsi
  movq %rsp, %rdi
  rep movsq
1:
  movq 0(%r10), %rdi
  movq 8(%r10), %rsi
  movq 24(%r10), %rcx
  call *48(%r11)
  leaq -FRAME(%rbp), %rsp
  RETURN
  .cfi_endproc

// void hook_call(function, frame, stack_words)
  .globl hook_call
  .balign 16
hook_call:
  .cfi_startproc
  pushq %rbp
  .cfi_def_cfa_offset 16
  .cfi_offset %rbp, -16
  movq %rsp, %rbp
  .cfi_def_cfa_register %rbp
  pushq %r12
  .cfi_offset %r12, -24
  pushq %r13
  .cfi_offset %r13, -32
  pushq %rsi
  pushq %rbx
  .cfi_offset %rbx, -48
  movq %rdi, %r11
  movq %rsi, %r10
  movq %rdx, %rcx
  testq %rcx, %rcx
  je 1f
  leaq 1(%rcx), %rax
  andq $-2, %rax
  shlq $3, %rax
  subq %rax, %rsp
  movq 88(%r10), %rsi
  movq %rsp, %rdi
  rep movsq
1:
  LOAD_INTEGERS %r10
  LOAD_VECTORS %r10
  call *%r11
  movq -24(%rbp), %r11
  STORE_RESULTS %r11
  leaq -32(%rbp), %rsp
  popq %rbx
  popq %rsi
  popq %r13
  popq %r12
  popq %rbp
  .cfi_def_cfa %rsp, 8
  ret
  .cfi_endproc

// What libffi calls in place of the original: r10 points at { this, function, frame, stack words }.
// Loads what C has no argument for, and keeps the results that libffi would drop.
  .globl hook_ffi_shim
  .hidden hook_ffi_shim
  .balign 16
hook_ffi_shim:
  .cfi_startproc
  pushq %rbp
  .cfi_def_cfa_offset 16
  .cfi_offset %rbp, -16
  movq %rsp, %rbp
  .cfi_def_cfa_register %rbp
  pushq %r12
  .cfi_offset %r12, -24
  pushq %r13
  .cfi_offset %r13, -32
  pushq 16(%r10)
  pushq %rbx
  .cfi_offset %rbx, -48
  movq 8(%r10), %r11
  movq 24(%r10), %rax
  testq %rax, %rax
  je 1f
  pushq %rcx
  pushq %rsi
  pushq %rdi
  movq %rax, %rcx
  leaq 1(%rcx), %rax
  andq $-2, %rax
  shlq $3, %rax
  popq %rdi
  popq %rsi
  movq (%rsp), %r12
  addq $8, %rsp
  subq %rax, %rsp
  movq %rdi, %r13
  movq %rsi, %rbx
  leaq 16(%rbp), %rsi
  movq %rsp, %rdi
  rep movsq
  movq %r13, %rdi
  movq %rbx, %rsi
  movq %r12, %rcx
1:
  movq 16(%r10), %r10
  movq 64(%r10), %rax
  movq 72(%r10), %r13
  movq 80(%r10), %r12
  call *%r11
  movq -24(%rbp), %r11
  STORE_RESULTS %r11
  leaq -32(%rbp), %rsp
  popq %rbx
  popq %rsi
  popq %r13
  popq %r12
  popq %rbp
  .cfi_def_cfa %rsp, 8
  ret
  .cfi_endproc

// A probe's metadata pointed here: keep the arguments and abandon the run. Does not return.
  .balign 16
hook_trap:
  .cfi_startproc
  ENTER
  STORE_VECTORS %rsp
  movq %rsp, %rdi
  movl %r11d, %esi
  call hook_trapped
  ud2
  .cfi_endproc

// Getter and setter of a stand-in, whose address is in r13.
  .globl hook_replay_stub
  .hidden hook_replay_stub
  .balign 16
hook_replay_stub:
  movq %rax, 120(%r13)
  incq 112(%r13)
  movq 16(%r13), %rax
  movq 24(%r13), %rdx
  movq 32(%r13), %rcx
  movq 40(%r13), %r8
  movups 48(%r13), %xmm0
  movups 64(%r13), %xmm1
  movups 80(%r13), %xmm2
  movups 96(%r13), %xmm3
  ret

  .globl hook_capture_stub
  .hidden hook_capture_stub
  .balign 16
hook_capture_stub:
  movq %rdi, 120(%r13)
  incq 112(%r13)
  movq %rdi, 16(%r13)
  movq %rsi, 24(%r13)
  movq %rdx, 32(%r13)
  movq %rcx, 40(%r13)
  movups %xmm0, 48(%r13)
  movups %xmm1, 64(%r13)
  movups %xmm2, 80(%r13)
  movups %xmm3, 96(%r13)
  ret

// void hook_keypath_get(thunk, result, base): Swift passes (result in rax, base, arguments, size).
  .globl hook_keypath_get
  .balign 16
hook_keypath_get:
  .cfi_startproc
  subq $8, %rsp
  .cfi_def_cfa_offset 16
  movq %rdi, %r11
  movq %rsi, %rax
  movq %rdx, %rdi
  leaq hook_slots(%rip), %rsi
  xorl %edx, %edx
  call *%r11
  addq $8, %rsp
  .cfi_def_cfa_offset 8
  ret
  .cfi_endproc

// void hook_keypath_set(thunk, value, base): Swift takes (value, base, arguments, size).
  .globl hook_keypath_set
  .balign 16
hook_keypath_set:
  movq %rdi, %r11
  movq %rsi, %rdi
  movq %rdx, %rsi
  leaq hook_slots(%rip), %rdx
  xorl %ecx, %ecx
  jmp *%r11

  .section .note.GNU-stack, "", @progbits
#endif
