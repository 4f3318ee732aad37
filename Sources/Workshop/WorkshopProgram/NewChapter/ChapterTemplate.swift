import Foundation
import Workbook

/// The chapter that a new one is a copy of. The suite builds and tests it as it does every chapter.
struct ChapterTemplate {
  static let place = "Tests/Template"
  let root: URL

  /// Its files, as they lie below the top of a workbook.
  func files() throws -> [SkeletonFile] {
    let home = root.appending(path: Self.place)
    let paths = try? FileManager.default.subpathsOfDirectory(
      atPath: home.path(percentEncoded: false)
    )
    let texts = [".swift", ".diff", ".md", ".txt"]
    let files = try (paths ?? []).sorted().filter { path in texts.contains { path.hasSuffix($0) } }
      .map { path in
        let text = try String(contentsOf: home.appending(path: path), encoding: .utf8)
        return SkeletonFile(path: path, text: text)
      }
    guard !files.isEmpty else {
      throw CommandFailure(
        "\(Self.place), which a new chapter is a copy of, is missing: get it back from your clone.",
        .fileTrouble
      )
    }
    return files
  }
}
