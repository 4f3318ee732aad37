import OperatingSystem

/// A path as a person writes it: `~/.contacts/anna.vcf`.
struct DisplayedPath {
  let text: String

  static var home: String { environmentVariable("HOME") ?? "" }

  init(_ path: String, home: String = Self.home) {
    let isAtHome = !home.isEmpty && path.hasPrefix(home + "/")
    text = (isAtHome ? "~" + path.dropFirst(home.count) : path).withoutControls.oneLine
  }
}
