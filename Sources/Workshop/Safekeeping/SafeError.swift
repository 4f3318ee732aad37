/// Why files were not changed, or not all of them, in one sentence.
package struct SafeError: Error, Equatable {
  package let sentence: String
  /// The backup of a change that was begun and not ended.
  package let halfDone: Backup?

  init(_ sentence: String, halfDone: Backup? = nil) {
    self.sentence = sentence
    self.halfDone = halfDone
  }

  init(_ what: String, failure: FileFailure, root: String, halfDone: Backup? = nil) {
    let path =
      failure.path.hasPrefix("\(root)/")
      ? String(failure.path.dropFirst(root.count + 1)) : failure.path
    let end = halfDone.map { " \($0.wayOut)" } ?? " Nothing has changed."
    self.init("\(what): \(path): \(failure.words).\(end)", halfDone: halfDone)
  }
}

extension Backup {
  /// What to do about a change that did not come to its end.
  package var wayOut: String {
    """
    The change is half done, and all that was there is in \(folder). To go back: \
    swift run workbook restore \(number). To finish it: swift run workbook restore \(number) --finish.
    """
  }
}
