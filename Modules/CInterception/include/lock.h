#pragma once

// The lock around installing, cancelling and collecting. Calls do not take it. It is a pthread mutex,
// which the thread sanitizer understands.
void hook_lock(void);
void hook_unlock(void);
