import ChapterKit
import Foundation
import Testing

/// The files of a chapter, in the three places where they are.
struct ChapterFolder: CustomTestStringConvertible {
  /// `01-Countdown`.
  let name: String

  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  static let all = allChapters.map { ChapterFolder(name: $0.folder) }

  var testDescription: String { name }

  var lesson: String { get throws { try text("Chapters/\(name)/README.md") } }

  /// The names of the exercises, in the order of their headings.
  var exercises: [String] {
    get throws {
      try text("Exercises/\(name)/README.md").headings(level: 2).map {
        String($0.prefix { $0 != " " })
      }
    }
  }

  func text(_ path: String) throws -> String {
    try String(contentsOf: Self.root.appending(path: path), encoding: .utf8)
  }

  /// The Swift files below a folder, by their paths in it.
  func swiftFiles(in folder: String) -> [String] {
    (FileManager.default.subpaths(
      atPath: Self.root.appending(path: folder).path(percentEncoded: false)
    ) ?? [])
    .filter { $0.hasSuffix(".swift") }
    .sorted()
  }
}

extension String {
  func headings(level: Int) -> [String] {
    let mark = String(repeating: "#", count: level) + " "
    return lines.filter { $0.hasPrefix(mark) }.map { String($0.dropFirst(mark.count)) }
  }

  var lines: [String] {
    split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// What is between the fences of a language, without the indentation of the fences.
  func blocks(of language: String) -> [[String]] {
    var blocks: [[String]] = []
    var open: Int?
    for line in lines {
      let indentation = line.prefix { $0 == " " }.count
      let bare = line.dropFirst(indentation)
      if let width = open {
        if bare == "```" {
          open = nil
        } else {
          blocks[blocks.count - 1].append(String(line.dropFirst(min(width, indentation))))
        }
      } else if bare == "```\(language)" {
        open = indentation
        blocks.append([])
      }
    }
    return blocks
  }
}
