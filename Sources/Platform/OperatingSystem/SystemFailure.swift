/// A system call that failed.
package struct SystemFailure: Error, Equatable, Sendable {
  package let code: Int32

  package init(_ code: Int32 = errno) { self.code = code }

  package var isMissing: Bool { code == ENOENT }

  /// What the system says about it: `Is a directory`.
  package var words: String { String(cString: strerror(code)) }
}

/// Makes a system call again for as long as a signal gets in its way.
///
/// ```swift
/// try retryingWhenInterrupted { unlink(path) }
/// ```
@discardableResult
package func retryingWhenInterrupted<Count: SignedInteger>(
  _ call: () -> Count
) throws(SystemFailure) -> Count {
  while true {
    let result = call()
    if result != -1 { return result }
    let failure = SystemFailure()
    guard failure.code == EINTR else { throw failure }
  }
}
