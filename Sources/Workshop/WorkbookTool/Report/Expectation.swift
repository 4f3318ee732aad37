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
    var (expected, got) = (String(wanted).words, String(match.2).words)
    let same = zip(expected, got).prefix { $0 == $1 }.count
    let isLong = [expected, got].contains { $0.joined(separator: " ").count > Self.room }
    if isLong, expected.prefix(same).joined(separator: " ").count > Self.room / 3 {
      (expected, got) = (["…"] + expected.dropFirst(same), ["…"] + got.dropFirst(same))
    }
    self.expected = expected.joined(separator: " ").truncated(columns: Self.room)
    self.got = got.joined(separator: " ").truncated(columns: Self.room)
  }

  /// The columns of a value.
  private static let room = 64
}

extension String {
  /// Its words in one line. `LocationServices.AuthorizationStatus.denied` is `.denied`, as a person
  /// would write it.
  fileprivate var words: [String] {
    split(whereSeparator: \.isNewline).map { $0.drop { $0 == " " } }.joined(separator: " ")
      .replacing(/\b[A-Z]\w*(?:\.[A-Z]\w*)+\.(?=[a-z])/, with: ".")
      .replacing(/\b[A-Z]\w*\.(?=[A-Z])/, with: "")
      .components(separatedBy: " ")
  }
}
