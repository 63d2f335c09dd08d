#if __has_include(<ffi.h>)
#include <ffi.h>
#else
#error "libffi headers are missing: apt-get install libffi-dev"
#endif
