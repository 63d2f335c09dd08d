#include "CInterception.h"
#include <pthread.h>

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;

void hook_lock(void) { pthread_mutex_lock(&mutex); }
void hook_unlock(void) { pthread_mutex_unlock(&mutex); }
