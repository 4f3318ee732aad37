import Course
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
    let names = try Course(at: repository).chapters.map(\.name)
    let words = Set(names.flatMap { [$0, "\($0)Chapter", "\($0)Exercises", "\($0)Tests"] })
    for file in repository.sources(below: "Sources") where !Self.known.contains(file) {
      for text in Self.texts(in: repository.text(of: "Sources/\(file)") ?? "") {
        let named = text.split { !$0.isLetter }.contains { words.contains(String($0)) }
        #expect(!named, "\(file): \(text)")
      }
    }
  }

  /// What stands between quotation marks. A type may have the name of a chapter, as `Location` has,
  /// and a comment may have an example.
  private static func texts(in source: String) -> [Substring] {
    let code = source.split(separator: "\n").filter { !$0.drop { $0 == " " }.hasPrefix("//") }
    return code.joined(separator: "\n").matches(of: /(?s)""".*?"""|"[^"\n]*"/).map(\.output)
  }
}
