import Course
import Foundation
import OperatingSystem
import PlantedCourses
import Testing
import Toolchain

@testable import Workbook
@testable import WorkshopProgram

/// A new chapter in a copy of this repository, with the real toolchain.
@Suite(
  .enabled(
    if: ProcessInfo.processInfo.environment["WORKBOOK_END_TO_END"] == "1",
    "It builds a copy of everything. To run it, set WORKBOOK_END_TO_END=1."
  ),
  .serialized
)
struct NewChapterEndToEnd {
  let copy: RepositoryCopy

  init() throws {
    copy = try RepositoryCopy()
    let course = try Course(at: copy.root)
    let skeleton = try Skeleton(
      name: "Lighthouse",
      sentence: #"It says "hello" \ twice."#,
      versions: "by-hand,timed,asked-for",
      module: "LampClient",
      in: course
    )
    try SkeletonWriter(root: copy.root).write(skeleton)
  }

  @Test func `its exercises fail, its solutions pass, and its other answers are judged rightly`()
    async throws
  {
    let slice = ["WORKBOOK_ONLY": "Lighthouse"]
    let demo = try await test("LighthouseTests", slice)
    #expect(demo.end == .exited(0), "\(demo.text)")

    let unsolved = try await test("LighthouseExercises", slice)
    #expect(unsolved.end == .exited(1))
    for name in ["LighthouseFirst", "LighthouseSecond", "LighthouseThird"] {
      #expect(unsolved.text.contains("Suite \(name) failed"), "\(unsolved.text)")
    }
    #expect(unsolved.text.contains("Test run with 4 tests in 3 suites failed"))

    let solved = slice.merging(["WORKBOOK_SOLUTIONS": "1"]) { $1 }
    let pass = try await test("LighthouseExercises", solved)
    #expect(pass.text.contains("Test run with 4 tests in 3 suites passed"), "\(pass.text)")

    let answers = AnswerFolder(scratch: "judged")
    for exercise in try Course(at: copy.root).chapter("Lighthouse").exercises {
      for kind in [KeptAnswer.Kind.wrong, .second] {
        for answer in exercise.answers(kind).answers {
          try answers.fill(for: [exercise], but: [answer])
          let judged = try await test(
            "LighthouseExercisesTests.\(exercise.name)/",
            slice.merging(["WORKBOOK_SOLUTIONS": answers.path]) { $1 }
          )
          let end = kind == .wrong ? "failed" : "passed"
          #expect(judged.text.contains(" in 1 suite \(end)"), "\(judged.text)")
        }
      }
    }
  }

  @Test func `the whole workbook is as green with it as without it`() async throws {
    let all = "Package.swift Chapters Exercises Solutions Tests"
    let lint = try await copy.run("swift format lint --strict --recursive \(all)")
    #expect(lint.text == "")

    let build = try await copy.run("swift build --build-tests")
    #expect(build.end == .exited(0) && !build.text.contains("warning:"), "\(build.text)")
    // Who adds a chapter has to say in the limits of lines how much there is more.
    let tests = try await copy.run("swift test --skip-build --skip 'Exercises|TheWeight'")
    #expect(tests.end == .exited(0), "\(tests.text)")

    let demo = try await copy.run("swift run --skip-build Lighthouse")
    #expect(demo.text.contains(#"It says "hello" \ twice."#))
    let preview = try await copy.run("swift run --skip-build Lighthouse timed --context preview")
    #expect(preview.text.contains("not ready\nready\n0.0 s · outside world: untouched\n"))
    let notes = try await copy.run("swift run --skip-build workbook notes Lighthouse")
    let number = try Course(at: copy.root).chapter("Lighthouse").folder.prefix(2)
    #expect(notes.text.contains("# \(number) Lighthouse · on stage"), "\(notes.text)")
  }

  private func test(
    _ filter: String,
    _ environment: [String: String]
  ) async throws -> (text: String, end: Program.End) {
    try await copy.run(
      "swift test --scratch-path .build/slice --filter \(filter)",
      environment: environment
    )
  }
}
