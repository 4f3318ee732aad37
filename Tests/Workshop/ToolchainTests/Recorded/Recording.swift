import Foundation
import OperatingSystem
import TestTools

@testable import Toolchain

/// The output of `swift test` of toolchain 6.3.1, word for word but for the times and the folder.
struct Recording {
  let stream: String
  let output: String
  let end: Program.End?

  /// - Parameter name: That of its files, the stream and the output, in
  ///   `Tests/Workshop/Recordings`.
  private init(_ name: String, end: Program.End?) {
    (stream, output, self.end) = (recorded("\(name).jsonl"), recorded("\(name).txt"), end)
  }

  /// A suite whose tests end in every way there is, short of a crash.
  static let manyEndings = Recording("ManyEndings", end: .exited(1))
  /// A suite that fails before any of its tests begins.
  static let refusedSuite = Recording("RefusedSuite", end: .exited(1))
  /// One of two tests reads beyond the end of an array.
  static let crash = Recording("Crash", end: .exited(1))
  /// A test calls `exit(0)`.
  static let departure = Recording("Departure", end: .exited(0))
  /// One of two tests waits for what never comes; it is ended from outside.
  static let hang = Recording("Hang", end: nil)
  /// The filter fits no test.
  static let nothing = Recording("Nothing", end: .exited(0))
}

/// The output of `swift test` for builds that failed, but for the folder, and for more errors and
/// warnings of the same kind.
enum RecordedBuild {
  /// One file has a gap in its syntax, the other does not fit its types.
  static let twoFiles = recorded("TwoFiles.txt")
  /// A function is declared and nowhere defined.
  static let link = recorded("Link.txt")
}

/// The top of the workbook in what was recorded.
let recordedRoot = URL(filePath: "/home/you/workbook")

/// The text of a recorded file; empty if there is none.
private func recorded(_ name: String) -> String {
  let file = repository.appending(path: "Tests/Workshop/Recordings/\(name)")
  return (try? String(contentsOf: file, encoding: .utf8)) ?? ""
}
