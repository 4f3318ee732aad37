#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A variable of this process's environment.
func environment(_ name: String) -> String? {
  getenv(name).map { String(cString: $0) }
}
