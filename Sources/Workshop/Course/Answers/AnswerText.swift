/// One entry in the text of wrong answers, or of second ones: a heading with its name, a
/// sentence about it, and the lines in which it differs from the solution.
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
extension Document.Section {
  /// Why it tempts and what it breaks, or what is different in it.
  var sentence: String { paragraphs.filter { $0.test == nil }.joined(separator: " ") }

  /// The test that rejects it; nil if it does not say so.
  var test: String? { paragraphs.compactMap(\.test).first }

  /// The lines that differ, by the names of the files, without `.swift`; nil is the first one.
  var differences: [(file: String?, lines: [String])] {
    let lines = text.textLines
    return MarkdownPart.all(in: lines).compactMap(\.code).filter { $0.language == "diff" }.map {
      (lines.prefix($0.line).compactMap(\.file).last, $0.lines)
    }
  }

  /// The paragraphs about it, without the code between fences.
  private var paragraphs: [String] {
    MarkdownPart.all(in: text.textLines).compactMap(\.line?.text).filter { $0.file == nil }
      .split(separator: "").map { $0.joined(separator: " ") }
  }
}

extension String {
  fileprivate var test: String? { wholeMatch(of: /Rejected by "(.*)"\./).map { String($0.1) } }

  fileprivate var file: String? { wholeMatch(of: /In `(.*)\.swift`:/).map { String($0.1) } }
}
