import Course
import Toolchain

/// Types commands into terminals of their own, away from the person's files.
struct Typist: Sendable {
  /// Builds what the commands run, and makes a place to type in for each text.
  var prepare: @Sendable (_ chapters: [CourseChapter]) async throws(ToolchainError) -> Place

  /// Where commands are typed: a copy of the workbook, and a state folder of its own.
  struct Place: Sendable {
    /// A terminal that nothing has been typed into yet. What is exported in it stays.
    var open: @Sendable () async -> Terminal
    /// Removes the place.
    var leave: @Sendable () async -> Void
  }

  struct Terminal: Sendable {
    /// Types a command and waits for its end.
    var type: @Sendable (_ command: String, _ atTop: Bool) async -> Printed
    /// Types a command and waits for its first line; the result is what ends it by Ctrl-C.
    var begin: @Sendable (_ command: String, _ atTop: Bool) async -> @Sendable () async -> Printed
  }

  /// What a command printed, and how it ended.
  struct Printed: Equatable, Sendable {
    enum End: Equatable, Sendable {
      case exit(Int32)
      case signal(Int32)
      /// The command was ended, after so many seconds.
      case hung(Int)
    }

    let lines: [String]
    let end: End

    init(_ lines: [String], _ end: End) { (self.lines, self.end) = (lines, end) }
  }
}
