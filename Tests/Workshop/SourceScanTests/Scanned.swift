import Foundation
import Testing

@testable import SourceScan

func scanOf(_ source: String, path: String = "Sources/App/Model.swift") -> Scan {
  scanOf([path: source])
}

func scanOf(_ sources: [String: String]) -> Scan {
  Scan(sources.map { FileScan(of: $0.value, at: $0.key) })
}

/// A piece of code, and what a scan has to say of it.
struct Case: Sendable, CustomTestStringConvertible {
  let code: String
  let findings: [String]

  /// `code ⇒ kind text; kind text`, with `⏎` for the end of a line. Nothing behind the arrow: the
  /// code is controlled.
  init(_ text: String) {
    let parts = text.split(separator: "⇒", omittingEmptySubsequences: false).map(String.init)
    code = parts[0].replacing("⏎", with: "\n")
    findings = parts[1].split(separator: ";").map { $0.trimmingCharacters(in: .whitespaces) }
  }

  var testDescription: String { code }

  /// The findings in it, as a file of its own, in their order.
  var found: [String] { scanOf(code).findings.map { "\($0.kind) \($0.text)" } }

  static func all(_ text: String) -> [Case] {
    text.split(separator: "\n").map { Case(String($0)) }
  }
}
