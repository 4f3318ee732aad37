#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// How the jobs of a process are watched.
///
/// The best way that the runtime offers is taken. `WORKBOOK_STILLNESS=hooks` or `=yields` in the
/// environment asks for a lesser one, so that what another machine does can be tried on this one.
enum Way: String, CaseIterable {
  /// Executors in place of the runtime's own, and hooks. For Linux, from Swift 6.3 on.
  case executors
  /// Hooks alone.
  case hooks
  /// Not watched: the tests let others go first many times, and hope.
  case yields

  static let wanted: Way =
    getenv("WORKBOOK_STILLNESS").flatMap { Way(rawValue: String(cString: $0)) } ?? .executors

  /// The way that this process takes; set up when it is first asked for.
  static let taken: Way = {
    let way = ExecutorHooks.install(wanted)
    if way != .yields { Watchdog.begin() }
    return way
  }()
}
