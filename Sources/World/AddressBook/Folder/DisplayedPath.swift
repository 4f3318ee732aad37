/// A path as a person writes it: `~/.contacts/anna.vcf`.
struct DisplayedPath {
  let text: String

  init(_ path: String, home: String = FileSystem.home) {
    let isAtHome = !home.isEmpty && path.hasPrefix(home + "/")
    text = (isAtHome ? "~" + path.dropFirst(home.count) : path).withoutControls.oneLine
  }
}
