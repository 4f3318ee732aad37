import OperatingSystem

/// How the jobs of a process are watched.
///
/// The best mode that the runtime offers is taken. `WORKBOOK_STILLNESS=hooks` in the environment asks
/// for the lesser one, so that what a Mac does can be tried on Linux.
enum WatchMode: String {
  /// Executors in place of the runtime's own, and hooks. For Linux, from Swift 6.3 on.
  case executors
  /// Hooks alone.
  case hooks

  static let wanted: WatchMode =
    environmentVariable("WORKBOOK_STILLNESS").flatMap(WatchMode.init) ?? .executors

  /// The mode of this process, set up when it is first asked for; `nil` where jobs cannot be watched.
  static let current: WatchMode? = {
    let mode = ExecutorHooks.install(wanted)
    if mode != nil { Watchdog.begin() }
    return mode
  }()
}
