/// Why files were not changed, or not all of them, in one sentence.
package struct BackupError: Error, Equatable, CustomStringConvertible {
  package let description: String

  init(_ sentence: String) { description = sentence }

  /// - Parameter wayOut: What to do, if something has changed already.
  init(_ what: String, _ failure: FileFailure, in root: String, wayOut: String? = nil) {
    let path =
      failure.path.hasPrefix("\(root)/")
      ? String(failure.path.dropFirst(root.count + 1)) : failure.path
    // Often enough the sentence names the file already.
    let place = what.hasPrefix(path) ? "" : "\(path): "
    description = "\(what): \(place)\(failure.words). \(wayOut ?? "Nothing has changed.")"
  }
}
