import Foundation

/// The text that has the wrong answers to an exercise, or the second ones: for each a heading with
/// its name, a sentence about it, and the lines in which it differs from the solution.
///
///     ### OwnClock
///
///     The clock is a property and looks injected, but no test can choose it.
///
///     Rejected by "it whistles after three minutes on its clock, and not before".
///
///     ```diff
///
///     -  @ObservationIgnored @Dependency(\.continuousClock) private var clock
///     +  @ObservationIgnored private let clock = ContinuousClock()
///
///     ```
///
/// If an exercise has two files, a line says which one is meant: "In `SplitTheClientLive.swift`:".
struct AnswerText {
  /// What stands above the first one, below a line break.
  private let head: String
  var entries: [Entry] = []

  init(_ text: String) {
    let parts = "\n\(text)".components(separatedBy: "\n### ")
    head = parts[0]
    var line = parts[0].count { $0 == "\n" } + 1
    for part in parts.dropFirst() {
      let name = String(part.prefix { $0 != "\n" })
      entries.append(Entry(name: name, line: line, text: String(part.dropFirst(name.count + 1))))
      line += part.count { $0 == "\n" } + 1
    }
  }

  var text: String {
    let parts = [head] + entries.map { "\($0.name)\n\($0.text)" }
    return String(parts.joined(separator: "\n### ").dropFirst())
  }

  struct Entry {
    let name: String
    /// The line of its heading.
    let line: Int
    /// What stands below its heading.
    private(set) var text: String

    /// Why it tempts and what it breaks, or what is different in it.
    var sentence: String {
      paragraphs.filter { $0.test == nil }.joined(separator: " ")
    }

    /// The test that rejects it; nil if it does not say so.
    var test: String? { paragraphs.compactMap(\.test).first }

    /// The lines that differ, by the names of the files, without `.swift`; nil is the first one.
    var differences: [(file: String?, lines: [String])] {
      let lines = text.textLines
      return CodeBlock.all(in: lines).filter { $0.language == "diff" }.map { fence in
        (lines.prefix(fence.line).compactMap(\.file).last, fence.lines)
      }
    }

    mutating func replace(_ difference: [String], with other: [String]) {
      func fenced(_ lines: [String]) -> String {
        (["```diff"] + lines + ["```"]).joined(separator: "\n")
      }
      text = text.replacing(fenced(difference), with: fenced(other))
    }

    /// What is said about it, without headings and what is between fences.
    private var paragraphs: [String] {
      let lines = text.textLines
      let linesOfCode = Set(CodeBlock.all(in: lines).flatMap(\.indices))
      let prose = lines.indices.filter { !linesOfCode.contains($0) }.map { lines[$0] }
        .filter { !$0.hasPrefix("#") && $0.file == nil }
      return prose.split(separator: "").map { $0.joined(separator: " ") }
    }
  }
}

extension String {
  fileprivate var test: String? { wholeMatch(of: /Rejected by "(.*)"\./).map { String($0.1) } }

  fileprivate var file: String? { wholeMatch(of: /In `(.*)\.swift`:/).map { String($0.1) } }
}
