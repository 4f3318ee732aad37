#if canImport(Glibc)
  import Glibc

  private let fileSize = __rlimit_resource_t(RLIMIT_FSIZE.rawValue)
#else
  import Darwin

  private let fileSize = RLIMIT_FSIZE
#endif

/// A disk that is full, without filling one: the system lets no file of this process grow further.
enum FullDisk {
  /// What a write says for which there is no room; nil when it succeeds.
  ///
  /// The limit is for the whole process, so nothing is to be printed meanwhile: it may go to a file.
  static func answer(room bytes: Int, to write: () throws -> Void) -> (any Error)? {
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
