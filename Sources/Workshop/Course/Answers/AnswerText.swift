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
struct AnswerText {
  /// Why it tempts and what it breaks, or what is different in it.
  let sentence: String
  /// The test that rejects it; nil if it does not say so.
  private(set) var test: String?
  /// The lines that differ, by the names of the files, without `.swift`; nil is the first one.
  private(set) var differences: [(file: String?, lines: [String])] = []

  init(_ text: String) {
    var sentences: [String] = []
    var file: String?
    for block in MarkdownPage(text).blocks {
      if case .code(let lines, "diff") = block { differences.append((file, lines)) }
      guard case .paragraph(let text) = block else { continue }
      if let match = text.wholeMatch(of: /Rejected by "(.*)"\./) {
        test = String(match.1)
      } else if let match = text.wholeMatch(of: /In `(.*)\.swift`:/) {
        file = String(match.1)
      } else {
        sentences.append(text)
      }
    }
    sentence = sentences.joined(separator: " ")
  }
}
