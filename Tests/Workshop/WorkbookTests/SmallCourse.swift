import Course
import Dependencies
import DependenciesTestSupport
import Foundation
import Stage
import Toolchain

@testable import Workbook
@testable import WorkshopProgram

/// A workbook of two chapters in a folder of its own, which goes away with it.
final class SmallCourse: Sendable {
  let root: URL

  init() throws {
    root =
      quickestFolder
      .appending(path: "small-course-\(UUID())", directoryHint: .isDirectory)
    try write("Package.swift", "")
    for built in [
      "debug/Kettle", "debug/Oven", "debug/SmallPackageTests.xctest",
      "check/debug/KettleExercises.build/a.o", "check/debug/OvenExercises.build/a.o",
    ] {
      try write(".build/\(built)", "")
    }
    try addChapter("01-Kettle", ["Boil": 2, "Whistle": 1])
    try addChapter("02-Oven", ["Bake": 2])
  }

  deinit { try? FileManager.default.removeItem(at: root) }

  var course: Course {
    get throws { try Course(at: root) }
  }

  func write(_ path: String, _ text: String) throws {
    let file = root.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(text.utf8).write(to: file)
    // Whatever the umask is: backups note what a file allows.
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o644],
      ofItemAtPath: file.path(percentEncoded: false)
    )
  }

  func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// What was said on standard output, on standard error, and the exit code.
  @MainActor
  func run(
    _ line: String,
    environment: [String: String] = [:],
    onATerminal isDrawn: Bool = false
  ) async -> Answer {
    let transcript = Transcript()
    let complaints = LockIsolated<[String]>([])
    let desk = Desk(
      folder: root,
      terminal: isDrawn ? transcript.drawnTerminal : transcript.terminal,
      environment: environment,
      elsewhere: WorkshopProgram.commands,
      complain: { line in complaints.withValue { $0.append(line) } }
    )
    let code = await desk.answer(line.split(separator: " ").map(String.init))
    return Answer(
      said: transcript.lines.joined(separator: "\n"),
      complaints: complaints.value.joined(separator: "\n"),
      code: code
    )
  }

  struct Answer: Equatable {
    var said = ""
    var complaints = ""
    var code = ExitCode.success
  }

  /// Makes the first exercise one of two files.
  func addSecondFile() throws {
    try write("Exercises/01-Kettle/BoilLive.swift", "// TODO: Live.\n")
    try write("Solutions/01-Kettle/Starters/BoilLive.diff", "-// Live.\n+// TODO: Live.\n")
    try write("Solutions/01-Kettle/BoilLive.swift", "// Live.\n")
  }

  /// Two tests of the first demand, of which the second has a line about the second demand, and one of
  /// that.
  private static let tests = """
    @Suite struct Boil {
      // Demand 1
      @Test func `it boils`() {
        #expect(kettle.degrees == 100)
      }
      @Test func `it boils again`() {
        #expect(kettle.degrees == 100)
        // Demand 2
        #expect(kettle.isOff)
      }
      // Demand 2
      @Test func `it stops`() {
        #expect(kettle.isOff)
      }
    }
    """

  private func addChapter(_ folder: String, _ exercises: KeyValuePairs<String, Int>) throws {
    let name = folder.dropFirst(3)
    try write(
      "Chapters/\(folder)/README.md",
      """
      # \(name)

      ## On stage

      For the instructor: 15 minutes, without the exercises (10 more).
      """
    )
    let grades = ["guided", "applied", "stretch"]
    try write(
      "Exercises/\(folder)/README.md",
      exercises.enumerated().map { index, exercise in
        """
        ## \(exercise.key) · \(grades[index])

        [`\(exercise.key).swift`](\(exercise.key).swift), about 5 minutes.

        Do it.

        1. It `boils`.
        2. It stops.

        """
      }
      .joined(separator: "\n")
    )
    for (exercise, line) in exercises {
      let starter = Array(repeating: "//", count: line - 1) + ["// TODO: Do it."]
      let difference = ["-// Done."] + starter.map { "+\($0)" }
      for (path, lines) in [
        ("Exercises/\(folder)/\(exercise).swift", starter),
        ("Solutions/\(folder)/Starters/\(exercise).diff", difference),
      ] {
        try write(path, lines.map { "\($0)\n" }.joined())
      }
      try write("Solutions/\(folder)/\(exercise).swift", "// Done.\n")
      try write("Exercises/\(folder)/Tests/\(exercise)Tests.swift", Self.tests)
    }
  }
}

extension Judge {
  /// Says the same of every exercise.
  static func saying(_ verdict: Verdict, _ tests: [TestOutcome] = []) -> Judge {
    Judge { run, _ in run.exercises.map { Judgement($0, verdict, tests) } }
  }
}
