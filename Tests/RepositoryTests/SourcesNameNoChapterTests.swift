import Foundation
import TestTools
import Testing

/// What is particular to a chapter lies in its folder: else a chapter that is renamed, or a new
/// one, would have to be looked for everywhere.
@Suite struct SourcesNameNoChapter {
  /// Contacts and Analytics are frameworks too, which a scan looks for.
  private static let known: Set = [
    "Workshop/SourceScan/Reading/KnownWords.swift", "Workshop/SourceScan/Rules/AllRules.swift",
  ]

  @Test func `no file under Sources names a chapter`() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.path("Chapters"))
      .filter { $0.contains("-") }.map { String($0.drop { $0 != "-" }.dropFirst()) }
    try #require(!names.isEmpty)
    let words = Set(names.flatMap { [$0, "\($0)Chapter", "\($0)Exercises", "\($0)Tests"] })
    var found: [String] = []
    let files = try FileManager.default.subpathsOfDirectory(atPath: Self.path("Sources"))
    for file in files.sorted() where file.hasSuffix(".swift") && !Self.known.contains(file) {
      let text = try String(contentsOfFile: Self.path("Sources/\(file)"), encoding: .utf8)
      for (line, text) in Self.texts(in: text) {
        let named = text.split { !$0.isLetter }.contains { words.contains(String($0)) }
        if named { found.append("\(file):\(line): \(text)") }
      }
    }
    #expect(found == [])
  }

  /// What stands between quotation marks, line by line. A type may have the name of a chapter, as
  /// `Location` has, and a comment may have an example.
  private static func texts(in source: String) -> [(line: Int, text: String)] {
    var isInside = false
    var texts: [(Int, String)] = []
    for (index, line) in source.split(separator: "\n", omittingEmptySubsequences: false)
      .enumerated()
    {
      let bare = line.drop { $0 == " " }
      if line.contains("\"\"\"") {
        isInside.toggle()
        continue
      }
      if isInside { texts.append((index + 1, String(bare))) }
      guard !isInside, !bare.hasPrefix("//") else { continue }
      for (position, part) in bare.split(separator: "\"", omittingEmptySubsequences: false)
        .enumerated()
      where position % 2 == 1 {
        texts.append((index + 1, String(part)))
      }
    }
    return texts
  }

  private static func path(_ name: String) -> String {
    repository.appending(path: name).path(percentEncoded: false)
  }
}
