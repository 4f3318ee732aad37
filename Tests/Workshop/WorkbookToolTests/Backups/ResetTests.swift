import Dependencies
import PlantedCourses
import Testing

@testable import WorkbookTool

/// Whole answers of `reset` and `restore`, and what they did to the files.
@MainActor
@Suite struct Resets {
  let workbook = try! PlantedCourse.small()
  let boil = "Exercises/01-Kettle/Boil.swift"

  @Test func `a restore takes a reset back, and another one takes that back`() async throws {
    await workbook.expect(
      """
      $ reset all
      Nothing had to change.
      $ restore
      There are no backups yet: nothing of yours has been replaced.
      """
    )
    #expect(!workbook.has(".workbook/backups"))
    try workbook.write(boil, "mine")
    try workbook.remove("Exercises/01-Kettle/Whistle.swift")
    await workbook.expect(
      """
      $ reset Kettle --yes
      What was there is in .workbook/backups/1 reset Kettle, 2026-11-21 02.45.12.
      To go back: swift run workbook restore 1
      As it was when the course was handed out:
        Exercises/01-Kettle/Boil.swift
        Exercises/01-Kettle/Whistle.swift
      """
    )
    #expect(try workbook.text(boil) == "//\n// TODO: Do it.\n")
    let backup = ".workbook/backups/1 reset Kettle, 2026-11-21 02.45.12"
    #expect(try workbook.text("\(backup)/workbook/\(boil)") == "mine")
    try workbook.write(".workbook/backups/my own/Boil.swift", "mine")
    await workbook.expect(
      """
      $ restore 1 --yes
      What was there is in .workbook/backups/2 restore 1, 2026-11-21 02.45.12.
      To go back: swift run workbook restore 2
      These are as they were before: reset Kettle.
        Exercises/01-Kettle/Boil.swift
      $ restore 1 --yes
      Nothing had to change.
      $ restore
      Backups, newest first:

        2 restore 1, 2026-11-21 02.45.12 (1 file)
        1 reset Kettle, 2026-11-21 02.45.12 (1 file)

      To go back to what the newest has: swift run workbook restore 2
      """
    )
    #expect(try workbook.text(boil) == "mine")
    _ = await workbook.run("restore 2 --yes")
    #expect(try workbook.text(boil) == "//\n// TODO: Do it.\n")
  }

  @Test func `a reset asks, and takes no for an answer`() async throws {
    try workbook.write(boil, "mine")
    let asked = LockIsolated("")
    await workbook.expect("$ reset Kettle\nNothing has changed.") {
      $0[Confirmation.self] = Confirmation { question, _ in
        asked.setValue(question)
        return false
      }
    }
    #expect(
      asked.value == """
        This replaces or removes
          Exercises/01-Kettle/Boil.swift
        Copies go to .workbook/backups first. Type y to go on:
        """
    )
    await workbook.expect(
      """
      $ reset Boil
      2> Nothing has changed: this asks first, and no terminal is here to answer in. Add --yes.
      exit 64
      """
    ) { $0[Confirmation.self] = Confirmation { _, _ in nil } }
    #expect(try workbook.text(boil) == "mine")
  }

  @Test func `what cannot be replaced stays, and nothing else is touched`() async throws {
    try workbook.write("Exercises/01-Kettle/Whistle.swift", "mine")
    try workbook.remove(boil)
    try workbook.write("\(boil)/notes.txt", "mine")
    try workbook.remove("Solutions/02-Oven/Starters/Bake.diff")
    await workbook.expect(
      """
      $ reset Kettle --yes
      2> \(workbook.path(boil)): Is a directory.
      exit 74
      $ reset Bake --yes
      2> Solutions/02-Oven/Starters/Bake.diff:1: This file or Solutions/02-Oven/Bake.swift \
      is missing: get it back from your clone.
      exit 74
      """
    )
    #expect(try workbook.text("Exercises/01-Kettle/Whistle.swift") == "mine")
  }

  @Test func `what the demos keep goes, and comes back`() async throws {
    await workbook.expect("$ reset data\nNothing had to change.")
    let paths = ["permissions.json", "documents/standups.json", "telemetry/events.jsonl"]
    for path in paths { try workbook.write("state/\(path)", "{}") }
    await workbook.expect(
      """
      $ reset data --yes
      What was there is in .workbook/backups/1 reset data, 2026-11-21 02.45.12.
      To go back: swift run workbook restore 1
      Every demo starts afresh.
        documents/standups.json, which the demos keep
        telemetry/events.jsonl, which the demos keep
      """
    )
    #expect(!workbook.has("state/documents"))
    _ = await workbook.run("reset permissions --yes")
    #expect(!workbook.has("state/permissions.json"))
    _ = await workbook.run("restore 1 --yes")
    _ = await workbook.run("restore 2 --yes")
    for path in paths { #expect(try workbook.text("state/\(path)") == "{}") }
  }
}
