import Foundation

@testable import SourceScan

/// Scans one piece of source as a file of its own: `kind text`, in the order in which they stand.
func scanned(_ source: String, path: String = "Sources/App/Model.swift") -> [String] {
  scanOf(source, path: path).findings.map { "\($0.kind) \($0.text)" }
}

func scanOf(_ source: String, path: String = "Sources/App/Model.swift") -> Scan {
  scanOf([path: source])
}

func scanOf(_ sources: [String: String]) -> Scan {
  Scan(sources.map { FileReport.of(Data($0.value.utf8), $0.key, .standard) })
}
