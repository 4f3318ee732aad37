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

  /// All that are in a folder and the folders below; none where there is no such folder.
  static func all(in folder: String, of root: URL) throws(TakeError) -> [SourceFile] {
    let home = root.appending(path: folder)
    let names =
      (try? FileManager.default.subpathsOfDirectory(atPath: home.path(percentEncoded: false))) ?? []
    var files: [SourceFile] = []
    for name in names.sorted() where name.hasSuffix(".swift") {
      files.append(try SourceFile(name, in: folder, of: root))
    }
    return files
  }

  init(_ path: String, in folder: String, of root: URL) throws(TakeError) {
    let file = root.appending(path: folder).appending(path: path)
    guard let text = try? String(contentsOf: file, encoding: .utf8) else {
      throw TakeError("\(folder)/\(path) cannot be read. Get it back from your clone.")
    }
    self.init(path: path, text: text)
  }
}
