import Foundation

/// Sets this process's system to a locale by its POSIX name. For a test in a process of its own.
func setSystemLocale(_ name: String) {
  for variable in ["LC_MESSAGES", "LC_TIME", "LANG"] { unsetenv(variable) }
  setenv("LC_ALL", name, 1)
}
