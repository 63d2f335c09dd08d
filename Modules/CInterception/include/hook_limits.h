#pragma once

// Known to C and to the assembly: how many entry stubs there are, and how many words a probe can trap.
// A stub takes 32 bytes of code, and its slot 64 bytes of memory once it is used.
#define HOOK_SLOTS 16384
#define HOOK_TRAPS 2048
