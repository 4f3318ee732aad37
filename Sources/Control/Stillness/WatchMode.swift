import OperatingSystem

/// How the jobs of a process are watched.
///
/// The best mode that the runtime offers is taken. `WORKBOOK_STILLNESS=hooks` or `=yields` in the
/// environment asks for a lesser one, so that what another machine does can be tried on this one.
enum WatchMode: String, CaseIterable {
  /// Executors in place of the runtime's own, and hooks. For Linux, from Swift 6.3 on.
  case executors
  /// Hooks alone.
  case hooks
  /// Not watched: the tests let others go first many times, and hope.
  case yields

  static let wanted: WatchMode =
    environmentVariable("WORKBOOK_STILLNESS").flatMap(WatchMode.init) ?? .executors

  /// The mode of this process; set up when it is first asked for.
  static let current: WatchMode = {
    let mode = ExecutorHooks.install(wanted)
    if mode != .yields { Watchdog.begin() }
    return mode
  }()
}
