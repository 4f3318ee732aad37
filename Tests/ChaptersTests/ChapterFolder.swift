import ChapterKit
import Testing

/// The name of a chapter's folder, for a test that has it as an argument.
struct ChapterFolder: CustomTestStringConvertible {
  /// `01-Countdown`.
  let name: String

  static let all = allChapters.map { ChapterFolder(name: $0.folder) }

  var testDescription: String { name }
}
