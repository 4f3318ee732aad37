/// How many files this process may have open at once. A Mac gives a program 256.
package enum OpenFiles {
  #if canImport(Darwin)
    private static let count = RLIMIT_NOFILE
  #else
    private static let count = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
  #endif

  /// From now on, no file gets this number or a higher one.
  package static func limit(to number: Int32) {
    var limit = rlimit()
    getrlimit(count, &limit)
    limit.rlim_cur = rlim_t(number)
    setrlimit(count, &limit)
  }
}
