import Stage

/// The two sides of a test that expected them to be equal, read from the sentence of the test
/// framework.
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
    expected = String(wanted).withoutTypes
    got = String(match.2).withoutTypes
  }

  /// The two values; from where they begin to differ, if that is far from their beginning.
  var firstDifference: (expected: String, got: String) {
    let room = 64
    guard max(expected.count, got.count) > room else { return (expected, got) }
    let same = zip(expected, got).prefix { $0 == $1 }.count
    let word = expected.prefix(same).lastIndex(of: " ").map { expected[..<$0].count + 1 } ?? 0
    let start = word < room / 2 ? 0 : word
    func cut(_ text: String) -> String {
      (start == 0 ? "" : "… ") + String(text.dropFirst(start)).truncated(columns: room)
    }
    return (cut(expected), cut(got))
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
