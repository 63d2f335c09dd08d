// A processor without entry stubs.
#if !defined(__x86_64__) && !defined(__aarch64__) && !defined(HOOK_EXPLICIT_ONLY)
#error "UIEnvironmentHooks has no entry stubs for this processor: write entry_<processor>.S after entry_arm64.S, or build with -Xcc -DHOOK_EXPLICIT_ONLY to have explicit notification alone"
#endif
