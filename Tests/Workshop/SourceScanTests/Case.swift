import Testing

/// A piece of code, and what a scan has to say of it.
struct Case: Sendable, CustomTestStringConvertible {
  let code: String
  let findings: [String]

  /// `code ⇒ kind text; kind text`, with `⏎` for the end of a line. Nothing behind the arrow: the
  /// code is controlled.
  init(_ text: String) {
    let parts = text.split(separator: "⇒", omittingEmptySubsequences: false).map(String.init)
    code = parts[0].replacing("⏎", with: "\n")
    findings = parts[1].split(separator: ";").map { $0.trimmingPrefix(" ").description }.map {
      $0.hasSuffix(" ") ? String($0.dropLast()) : $0
    }
  }

  var testDescription: String { code }

  static func all(_ text: String) -> [Case] {
    text.split(separator: "\n").map { Case(String($0)) }
  }
}
