import Foundation
import OperatingSystem
import PlantedCourses
import TestTools
import Testing

@testable import WorkbookTool

/// Whole answers of `stage`, and what it did to the files.
@MainActor
@Suite struct ChaptersOnStage {
  let workbook = try! PlantedCourse.small()
  private let demo = "Chapters/01-Kettle/Sources/Kettle.swift"

  @Test func `all chapters are staged by one command, and what the demos keep goes`() async throws {
    for path in ["01-Kettle/Boil", "02-Oven/Bake"] {
      try workbook.write("Exercises/\(path).swift", "mine")
    }
    for path in ["permissions.json", "documents/standups.json", "telemetry/events.jsonl"] {
      try workbook.write("state/\(path)", "{}")
    }
    await workbook.expect(
      """
      $ stage all
      What was there is in .workbook/backups/1 stage all, 2026-11-21 02.45.12.
      To go back: swift run workbook restore 1
      Every chapter is on stage, in its first state.
        Exercises/01-Kettle/Boil.swift
        Exercises/02-Oven/Bake.swift
        documents/standups.json, which the demos keep
        permissions.json, which the demos keep
      2> Git does not have them: the files of demos stay as they are.
      """
    )
    #expect(try workbook.text("Exercises/02-Oven/Bake.swift") == "//\n// TODO: Do it.\n")
    #expect(!workbook.has("state/permissions.json"))
    #expect(!workbook.has("state/documents"))
    #expect(try workbook.text("state/telemetry/events.jsonl") == "")
    _ = await workbook.run("restore 1")
    #expect(try workbook.text("state/documents/standups.json") == "{}")
  }

  @Test(.enabled(if: succeeds("git --version"), "There is no git here."))
  func `the demo is as git has it, whatever was done to it`() async throws {
    try workbook.write(demo, "// The demo.\n")
    try workbook.write("Chapters/01-Kettle/Sources/Steam/Steam.swift", "// Steam.\n")
    try workbook.write(".gitignore", "state/\n.workbook/\n")
    let identity = "-c user.name=A -c user.email=a@example.com"
    let line = "git init -q && git add . && git \(identity) commit -q -m Shipped"
    try #require(succeeds(line, in: workbook.root))
    try workbook.write(demo, "// On stage.\n")
    try workbook.write("Chapters/01-Kettle/Sources/New/Added two.swift", "// Added.\n")
    try workbook.write("Chapters/01-Kettle/Sources/.hidden", "mine")
    try workbook.remove("Chapters/01-Kettle/Sources/Steam")
    await workbook.expect(
      """
      $ stage Kettle
      What was there is in .workbook/backups/1 stage Kettle, 2026-11-21 02.45.12.
      To go back: swift run workbook restore 1
      Kettle is on stage, in its first state.
        Chapters/01-Kettle/Sources/Kettle.swift
        Chapters/01-Kettle/Sources/New/Added two.swift
        Chapters/01-Kettle/Sources/Steam/Steam.swift
      """
    )
    #expect(try workbook.text(demo) == "// The demo.\n")
    #expect(try workbook.text("Chapters/01-Kettle/Sources/.hidden") == "mine")
    #expect(!workbook.has("Chapters/01-Kettle/Sources/New"))
    _ = await workbook.run("restore 1")
    #expect(try workbook.text(demo) == "// On stage.\n")
    #expect(try workbook.text("Chapters/01-Kettle/Sources/New/Added two.swift") == "// Added.\n")
  }
}

/// Whether a shell ran a line in a folder with success.
private func succeeds(_ line: String, in folder: URL = quickestFolder) -> Bool {
  let words = ["-c", "cd \"$0\" && \(line)", folder.path(percentEncoded: false)]
  return (try? Program("sh", words).start())?.reap() == .exited(0)
}
