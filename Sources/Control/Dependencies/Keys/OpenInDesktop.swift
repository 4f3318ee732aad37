#if canImport(Glibc)
  import Glibc

  private let opener = "xdg-open"
#else
  import Darwin

  private let opener = "open"
#endif

/// Hands a URL to the desktop, and tells whether there is one to hand it to.
///
/// A shell starts the desktop's program and does not wait for it, since that may run for as long
/// as the page is open. The URL is an argument, so nothing in it is taken for a command.
func openInDesktop(_ url: String) -> Bool {
  let script = """
    command -v \(opener) >/dev/null || exit 1
    \(opener) "$1" </dev/null >/dev/null 2>&1 &
    """
  let words = ["sh", "-c", script, "sh", url]
  var arguments: [UnsafeMutablePointer<CChar>?] = words.map { word in strdup(word) } + [nil]
  defer {
    for argument in arguments { free(argument) }
  }
  var child = pid_t()
  guard posix_spawnp(&child, "sh", nil, nil, &arguments, environ) == 0 else { return false }
  var status: Int32 = 0
  while waitpid(child, &status, 0) == -1 {
    guard errno == EINTR else { return false }
  }
  return status == 0
}
