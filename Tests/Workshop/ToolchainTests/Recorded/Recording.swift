import Foundation
import OperatingSystem
import TestTools
import Testing

@testable import Toolchain

/// The output of `swift test` of toolchain 6.3.1, word for word but for the times and the folder.
struct Recording: CustomTestStringConvertible {
  let testDescription: String
  let stream: String
  let output: String
  let end: Program.End?

  /// - Parameter name: That of its files, the stream and the output, in
  ///   `Tests/Workshop/Recordings`.
  init(_ name: String, _ end: Program.End?) {
    (testDescription, self.end) = (name, end)
    (stream, output) = (recorded("\(name).jsonl"), recorded("\(name).txt"))
  }

  /// A suite whose tests end in every way there is, short of a crash.
  static let manyEndings = Recording("ManyEndings", .exited(1))
}

/// The top of the workbook in what was recorded.
let recordedRoot = URL(filePath: "/home/you/workbook")

/// The text of a recorded file; empty if there is none.
func recorded(_ name: String) -> String {
  let file = repository.appending(path: "Tests/Workshop/Recordings/\(name)")
  return (try? String(contentsOf: file, encoding: .utf8)) ?? ""
}
