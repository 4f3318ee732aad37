import OperatingSystem

/// How the jobs of a process are watched.
///
/// The best mode that the runtime offers is taken. `WORKBOOK_STILLNESS=hooks` in the environment
/// asks for the lesser one, so that what happens on a Mac can be tried on Linux.
enum WatchMode: String {
  /// Executors in place of the runtime's own, and hooks. For Linux, from Swift 6.3 on.
  case executors
  /// Hooks alone.
  case hooks

  /// The mode of this process; set up when it is first asked for. `nil` where the runtime does not
  /// let its jobs be watched.
  static let current: WatchMode? = {
    let wanted = environmentVariable("WORKBOOK_STILLNESS").flatMap(WatchMode.init)
    let mode = ExecutorHooks.install(wanted ?? .executors)
    if mode != nil { Watchdog.begin() }
    return mode
  }()
}
