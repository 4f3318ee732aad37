#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A system call that failed.
struct POSIXFailure: Error, Equatable {
  let code: Int32

  init(_ code: Int32 = errno) { self.code = code }

  var isMissing: Bool { code == ENOENT }

  /// What the system says about it: `Is a directory`.
  var words: String { String(cString: strerror(code)) }
}
