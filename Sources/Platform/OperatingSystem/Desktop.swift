/// Opens a URL, where there is a desktop.
///
/// A shell starts the desktop's program and does not wait for it, because it may run for as long
/// as the page is open. The URL is an argument, so the shell takes nothing in it for a command.
package func openInBrowser(_ url: String) {
  #if canImport(Darwin)
    let opener = "open"
  #else
    let opener = "xdg-open"
  #endif
  guard Program.path(of: opener) != nil else { return }
  _ = (try? Program("sh", ["-c", #""$0" "$1" &"#, opener, url]).start())?.reap()
}
