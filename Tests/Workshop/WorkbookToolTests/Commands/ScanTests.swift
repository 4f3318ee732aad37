import CustomDump
import Foundation
import PlantedCourses
import Testing

@testable import WorkbookTool

@MainActor
@Suite struct ScanOfOwnCode {
  let workbook = try! PlantedCourse.small()
  var app: String { workbook.path("App") }

  init() throws {
    try workbook.write("App/Model.swift", "let now = Date()\nlet id = UUID()\n")
    try workbook.write("App/ClientLive.swift", "let now = Date()\n")
  }

  @Test func `through a pipe it prints a place in a line, and the counts`() async throws {
    try workbook.write("Chapters/02-Oven/Kinds.txt", "frameworks 02\n")
    await workbook.expect(
      """
      $ scan \(app)
      \(app)/Model.swift:1:11: warning: Date() is uncontrolled: ask for \\.date.now (time)
      \(app)/Model.swift:2:10: warning: UUID() is uncontrolled: ask for \\.uuid (randomness)

      2 places in 1 file: time 1, randomness 1. 1 more is at home, in live values.
      $ scan \(app)/Nowhere
      2> There is nothing at \(app)/Nowhere. Name a folder with Swift code, or a file.
      exit 74
      """
    )
    try workbook.write("App/Screen.swift", "#Preview { CLGeocoder() }\n")
    await workbook.expect(
      """
      $ scan \(app) --kind frameworks
      \(app)/Screen.swift:1:12: warning: CLGeocoder() is uncontrolled: \
      a client with a mock per state (frameworks, in a preview, chapter 02)

      Nothing uncontrolled in 3 files. 1 more is in tests and previews. \
      1 more is at home, in live values.
      """
    )
    let answer = await workbook.run("scan --explain frameworks").output
    #expect(answer.hasPrefix("frameworks: "))
    let lesson = "Chapters/02-Oven/README.md teaches it, and its first exercise is Bake."
    #expect(answer.hasSuffix(lesson))
  }

  @Test func `a file that is no baseline stays as it is`() async throws {
    for text in ["# Notes\n", "1\ttime\tModel.swift\tDate()\n", "\u{0}"] {
      try workbook.write("notes.md", text)
      await workbook.expect(
        """
        $ scan \(app) --baseline notes.md --update
        2> notes.md is no baseline of a scan, so it stays as it is: name another file.
        exit 74
        """
      )
      #expect(try workbook.text("notes.md") == text)
    }
  }

  @Test func `a baseline is written once, and only what is new ends with 1`() async throws {
    await workbook.expect(
      """
      $ scan \(app) --baseline known.txt
      known.txt knows 2 places now. From here on, only what is new is shown.
      """
    )
    expectNoDifference(
      try workbook.text("known.txt"),
      """
      # Uncontrolled places that are known. The number may only go down.
      1\trandomness\tModel.swift\tUUID()
      1\ttime\tModel.swift\tDate()

      """
    )
    // Places that move are known, and what a merge leaves in the file is no place.
    try workbook.write("App/Model.swift", "\n\nlet id = UUID()\nlet now = Date()\n")
    try workbook.write("known.txt", workbook.text("known.txt") + "<<<<<<< main\n")
    await workbook.expect("$ scan \(app) --baseline known.txt\nNothing new since known.txt.")
    try workbook.write("App/Model.swift", "let now = Date()\nlet later = Date()\n")
    let new = """
      \(app)/Model.swift:2:13: warning: Date() is uncontrolled: ask for \\.date.now (time)

      1 place in 1 file: time 1. 1 more is at home, in live values.

      """
    let known = workbook.path("known.txt")
    await workbook.expect(
      """
      $ scan \(app) --baseline known.txt
      \(new)1 new since known.txt.
      exit 1
      $ scan \(app) --baseline known.txt --update
      \(new)known.txt knows 2 places now: 1 came in, 1 went. \
      From here on, only what is new is shown.
      $ scan \(app) --baseline \(known)
      Nothing new since \(known).
      """
    )
    try workbook.write("App/Model.swift", "let now = Date()\n")
    await workbook.expect(
      """
      $ scan \(app) --baseline known.txt
      Nothing new since known.txt. 1 of its places went: --update holds on to that.
      """
    )
  }
}
