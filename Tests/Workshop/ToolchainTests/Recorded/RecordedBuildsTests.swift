import Foundation
import Testing

@testable import Toolchain

/// The output of `swift test` for builds that failed, but for the folder, and for more errors and
/// warnings of the same kind.
@Suite struct RecordedBuilds {
  /// One file has a gap in its syntax, the other does not fit its types.
  private let two = BuildFailure(output: recorded("TwoFiles.txt"), root: recordedRoot)
  /// A function is declared and nowhere defined.
  private let link = BuildFailure(output: recorded("Link.txt"), root: recordedRoot)

  @Test func `what the compiler says of a file is quoted once, word for word`() {
    let errors = two.errors(in: ["Exercises/01-Countdown/TakeControl.swift"])
    #expect(
      errors.text == """
        Exercises/01-Countdown/TakeControl.swift:3:14: error: expected parameter name followed by ':'
        1 | public func double(_ x: Int) -> Int { x * 2 }
        2 | public func trap(_ x: [Int]) -> Int { x[7] }
        3 | func broken( {
          |              `- error: expected parameter name followed by ':'
        4 | 

        Exercises/01-Countdown/TakeControl.swift:3:6: error: expected '{' in body of function \
        declaration
        1 | public func double(_ x: Int) -> Int { x * 2 }
        2 | public func trap(_ x: [Int]) -> Int { x[7] }
        3 | func broken( {
          |      `- error: expected '{' in body of function declaration
        4 | 
        """
    )
    #expect(errors.location == "Exercises/01-Countdown/TakeControl.swift:3")
  }

  @Test func `a note in the lines that are quoted belongs to its error, and a warning is none`() {
    let errors = two.errors(in: ["Exercises/01-Countdown/PauseAndResume.swift"])
    #expect(errors.location == "Exercises/01-Countdown/PauseAndResume.swift:9")
    #expect(errors.text.contains("`- note: 'Kettle' previously declared here"))
    #expect(!errors.text.contains("warning"))
    #expect(two.files.count == 2)
  }

  @Test func `what the linker says is quoted like an error of the compiler`() {
    let errors = link.errors(in: ["Exercises/01-Countdown/TakeControl.swift"])
    #expect(
      errors
        == CompilerOutput(
          text: """
            Exercises/01-Countdown/TakeControl.swift:4: error: undefined reference to 'nowhere'
            """,
          location: "Exercises/01-Countdown/TakeControl.swift:4"
        )
    )
  }

  @Test func `where no file is to blame, everything but the progress is quoted`() {
    let output = """
      [0/1] Planning build
      Building for debugging...
      error: unable to write to the disk
      [1/2] Compiling Stage List.swift
      error: fatalError
      """
    #expect(
      BuildFailure(output: output, root: URL(filePath: "/")).errors(in: [String]())
        == CompilerOutput(text: "error: unable to write to the disk")
    )
  }

  @Test func `waiting for another build is said`() {
    let line = """
      Another instance of SwiftPM (PID: 7) is already running using '/home/you/workbook/.build', \
      waiting until that process has finished execution...
      """
    #expect(line.buildNote == "waiting for another build")
    let step = "[7/9] Compiling Stage List.swift"
    #expect(step.buildNote == step)
    #expect("[7] is a number".buildNote == nil)
  }
}
