/// The desktop of the person who uses this machine.
package enum Desktop {
  #if canImport(Darwin)
    private static let opener = "open"
  #else
    private static let opener = "xdg-open"
  #endif

  /// Opens a URL; false where there is no desktop.
  ///
  /// A shell starts the desktop's program and does not wait for it, because it may run for as long
  /// as the page is open. The URL is an argument, so the shell takes nothing in it for a command.
  package static func open(_ url: String) -> Bool {
    guard Program.path(of: opener) != nil else { return false }
    let shell = Program("sh", ["-c", #""$0" "$1" &"#, opener, url])
    return (try? shell.start())?.reap() == .exited(0)
  }
}
