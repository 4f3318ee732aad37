import Foundation
import Stage

/// The two sides of a test that expected them to be equal, read from the sentence of the test
/// framework. Long ones are cut to where they begin to differ.
///
/// `(countdown.secondsLeft → 8) == 9` looked at `countdown.secondsLeft`, expected `9` and got `8`.
struct Expectation: Equatable {
  let subject: String
  let expected: String
  let got: String

  /// Nil if the sentence is of another kind; it is then shown as it is.
  init?(_ sentence: String) {
    let comparison = /(?s)Expectation failed: \((.+?) → (.+)\) == (.+)/
    guard let match = sentence.wholeMatch(of: comparison) else { return nil }
    // The other side may have a value of its own.
    let wanted = match.3.wholeMatch(of: /(?s)\(.+? → (.+)\)/)?.1 ?? match.3
    subject = String(match.1)
    let (expected, got) = (String(wanted).withoutTypes, String(match.2).withoutTypes)
    let start = Self.start(expected, got)
    (self.expected, self.got) = (Self.cut(expected, at: start), Self.cut(got, at: start))
  }

  /// The columns of a value.
  private static let room = 64

  /// Where the first word begins in which long values differ; 0 if that is near their beginning.
  private static func start(_ expected: String, _ got: String) -> Int {
    guard max(expected.count, got.count) > room else { return 0 }
    let same = expected.commonPrefix(with: got)
    let word = same.lastIndex(of: " ").map { same[..<$0].count + 1 } ?? 0
    return word < room / 2 ? 0 : word
  }

  private static func cut(_ text: String, at start: Int) -> String {
    (start == 0 ? "" : "… ") + String(text.dropFirst(start)).truncated(columns: room)
  }
}

extension String {
  /// `LocationServices.AuthorizationStatus.denied` is `.denied`, as a person would write it, and a
  /// text of several lines is one.
  fileprivate var withoutTypes: String {
    split(whereSeparator: \.isNewline).map { $0.drop { $0 == " " } }.joined(separator: " ")
      .replacing(/\b[A-Z]\w*(?:\.[A-Z]\w*)+\.(?=[a-z])/, with: ".")
      .replacing(/\b[A-Z]\w*\.(?=[A-Z])/, with: "")
  }
}
