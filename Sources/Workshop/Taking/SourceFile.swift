import Course
import Foundation

/// A Swift file of the workbook, and what its words say of it.
struct SourceFile: Sendable {
  /// From the folder that was looked through: `Lesson/CountdownApp.swift`.
  let path: String
  let text: String
  let outline: SourceOutline

  var name: String { String(path.split(separator: "/").last?.dropLast(".swift".count) ?? "") }

  init(path: String, text: String) {
    (self.path, self.text) = (path, text)
    outline = SourceOutline(text)
  }

  /// All that are in a folder and the folders below; none if there is no such folder.
  static func all(in folder: String, of root: URL) throws(TakeError) -> [SourceFile] {
    try root.sources(below: folder).map { path throws(TakeError) in
      try SourceFile(path, in: folder, of: root)
    }
  }

  init(_ path: String, in folder: String, of root: URL) throws(TakeError) {
    guard let text = root.text(of: "\(folder)/\(path)") else {
      throw TakeError("\(folder)/\(path) cannot be read. Get it back from your clone.")
    }
    self.init(path: path, text: text)
  }
}

extension [SourceFile] {
  func union(of names: KeyPath<SourceOutline, Set<String>>) -> Set<String> {
    reduce(into: []) { $0.formUnion($1.outline[keyPath: names]) }
  }
}
