import Course
import Dependencies
import Toolchain

/// Who types a command into a terminal of its own, away from the person's files.
package struct Typist: Sendable {
  /// Builds what the commands run, and makes a place to type in for each text.
  package var prepare: @Sendable (_ chapters: [CourseChapter]) async throws(ToolchainError) -> Place

  package init(
    prepare: @escaping @Sendable (_ chapters: [CourseChapter]) async throws(ToolchainError) -> Place
  ) {
    self.prepare = prepare
  }

  /// Where commands are typed: a copy of the workbook, and a state folder of its own.
  package struct Place: Sendable {
    /// A terminal that nothing has been typed into yet. What is exported in it stays.
    package var open: @Sendable () async -> Terminal
    /// Gives back what the place took.
    package var leave: @Sendable () async -> Void

    package init(
      open: @escaping @Sendable () async -> Terminal,
      leave: @escaping @Sendable () async -> Void
    ) {
      self.open = open
      self.leave = leave
    }
  }

  package struct Terminal: Sendable {
    /// Types a command and waits for its end.
    package var type: @Sendable (_ command: String, _ atTop: Bool) async -> Printed
    /// Types a command and waits for its first line; the result is what ends it by Ctrl-C.
    package var begin:
      @Sendable (_ command: String, _ atTop: Bool) async -> @Sendable () async -> Printed

    package init(
      type: @escaping @Sendable (_ command: String, _ atTop: Bool) async -> Printed,
      begin:
        @escaping @Sendable (_ command: String, _ atTop: Bool) async ->
        @Sendable () async -> Printed
    ) {
      self.type = type
      self.begin = begin
    }
  }

  /// What a command printed, and how it ended.
  package struct Printed: Equatable, Sendable {
    package enum End: Equatable, Sendable {
      case exit(Int32)
      case signal(Int32)
      /// The command was ended, after so many seconds.
      case hung(Int)
    }

    package let lines: [String]
    package let end: End

    package init(_ lines: [String], _ end: End) {
      self.lines = lines
      self.end = end
    }
  }
}

extension Typist: TestDependencyKey {
  package static var testValue: Typist {
    Typist { _ throws(ToolchainError) in
      reportIssue("Unimplemented: the typist. Override it with $0.typist = Typist { … }.")
      throw .cannotRun(reason: "nobody types")
    }
  }
}

extension DependencyValues {
  package var typist: Typist {
    get { self[Typist.self] }
    set { self[Typist.self] = newValue }
  }
}
