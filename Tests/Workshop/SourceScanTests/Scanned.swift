import Foundation
import Testing

@testable import SourceScan

/// Scans one piece of source as a file of its own: `kind text`, in the order in which they stand.
func scanned(_ source: String, path: String = "Sources/App/Model.swift") -> [String] {
  scanOf(source, path: path).findings.map { "\($0.kind) \($0.text)" }
}

func scanOf(_ source: String, path: String = "Sources/App/Model.swift") -> Scan {
  scanOf([path: source])
}

func scanOf(_ sources: [String: String]) -> Scan {
  Scan(sources.map { FileReport.of(Array($0.value.utf8), $0.key, .standard) })
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
    findings = parts[1].split(separator: ";").map { $0.trimmingPrefix(" ").description }.map {
      $0.hasSuffix(" ") ? String($0.dropLast()) : $0
    }
  }

  var testDescription: String { code }

  static func all(_ text: String) -> [Case] {
    text.split(separator: "\n").map { Case(String($0)) }
  }
}
