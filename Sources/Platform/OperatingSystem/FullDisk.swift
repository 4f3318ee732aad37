/// A disk that is full, without filling one: the system lets no file of this process grow further.
package enum FullDisk {
  #if canImport(Darwin)
    private static let fileSize = RLIMIT_FSIZE
  #else
    private static let fileSize = __rlimit_resource_t(RLIMIT_FSIZE.rawValue)
  #endif

  /// What a write says for which there is no room; nil when it succeeds.
  ///
  /// The limit is for the whole process, so nothing is to be printed meanwhile: it may go to a
  /// file.
  package static func answer(room bytes: Int, to write: () throws -> Void) -> (any Error)? {
    // The system's way to say it is a signal that ends the process, unless it is ignored.
    let listener = signal(SIGXFSZ, SIG_IGN)
    defer { signal(SIGXFSZ, listener) }
    var limit = rlimit()
    getrlimit(fileSize, &limit)
    var tight = limit
    tight.rlim_cur = min(rlim_t(bytes), limit.rlim_cur)
    setrlimit(fileSize, &tight)
    defer { setrlimit(fileSize, &limit) }
    do {
      try write()
      return nil
    } catch {
      return error
    }
  }
}
