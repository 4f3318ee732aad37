/// Why files were not changed, or not all of them, in one sentence.
package struct BackupError: Error, Equatable {
  package let sentence: String

  init(_ sentence: String) { self.sentence = sentence }

  /// - Parameter wayOut: What to do, if something has changed already.
  init(_ what: String, failure: FileFailure, root: String, wayOut: String? = nil) {
    let path =
      failure.path.hasPrefix("\(root)/")
      ? String(failure.path.dropFirst(root.count + 1)) : failure.path
    // Often enough the sentence names the file already.
    let place = what.hasPrefix(path) ? "" : "\(path): "
    sentence = "\(what): \(place)\(failure.words). \(wayOut ?? "Nothing has changed.")"
  }
}
