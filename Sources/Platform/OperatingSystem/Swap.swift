/// Lets two files swap their names in one step; false where the system or the disk does not know how.
package func swapNames(_ one: String, _ other: String) throws(SystemFailure) -> Bool {
  do throws(SystemFailure) {
    try untilAnswered { systemSwap(one, other) }
    return true
  } catch {
    guard [EINVAL, ENOSYS, ENOTSUP, EXDEV].contains(error.code) else { throw error }
    return false
  }
}

#if canImport(Darwin)
  private func systemSwap(_ one: String, _ other: String) -> Int32 {
    renamex_np(one, other, UInt32(RENAME_SWAP))
  }
#else
  /// The C library has `renameat2`, and its headers show it to C programs only that ask for it.
  private func systemSwap(_ one: String, _ other: String) -> Int32 {
    typealias Call =
      @convention(c) (Int32, UnsafePointer<CChar>, Int32, UnsafePointer<CChar>, UInt32) -> Int32
    guard let symbol = dlsym(nil, "renameat2") else {
      errno = ENOSYS
      return -1
    }
    let exchange: UInt32 = 2
    return unsafeBitCast(symbol, to: Call.self)(AT_FDCWD, one, AT_FDCWD, other, exchange)
  }
#endif
