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
      $ reset Kettle
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
      $ restore Kettle
      What was there is in .workbook/backups/2 restore 1, 2026-11-21 02.45.12.
      To go back: swift run workbook restore 2
      These are as they were before: reset Kettle.
        Exercises/01-Kettle/Boil.swift
      $ restore 1
      Nothing had to change.
      $ restore
      Backups, newest first:

        2 restore 1, 2026-11-21 02.45.12 (1 file)
        1 reset Kettle, 2026-11-21 02.45.12 (1 file)

      To go back to what the newest has: swift run workbook restore 2
      """
    )
    #expect(try workbook.text(boil) == "mine")
    _ = await workbook.run("restore 2")
    #expect(try workbook.text(boil) == "//\n// TODO: Do it.\n")
  }

  @Test func `what cannot be replaced stays, and nothing else is touched`() async throws {
    try workbook.write("Exercises/01-Kettle/Whistle.swift", "mine")
    try workbook.remove(boil)
    try workbook.write("\(boil)/notes.txt", "mine")
    try workbook.remove("Solutions/02-Oven/Starters/Bake.diff")
    await workbook.expect(
      """
      $ reset Kettle
      2> \(workbook.path(boil)): Is a directory.
      exit 74
      $ reset Bake
      2> Solutions/02-Oven/Starters/Bake.diff:1: This file or Solutions/02-Oven/Bake.swift \
      is missing: get it back from your clone.
      exit 74
      """
    )
    #expect(try workbook.text("Exercises/01-Kettle/Whistle.swift") == "mine")
  }

  @Test func `what the demos keep goes, and comes back`() async throws {
    await workbook.expect("$ reset permissions\nNothing had to change.")
    try workbook.write("state/permissions.json", "{}")
    await workbook.expect(
      """
      $ reset permissions
      What was there is in .workbook/backups/1 reset permissions, 2026-11-21 02.45.12.
      To go back: swift run workbook restore 1
      Every demo will ask again, in all copies of the workbook on this machine.
        permissions.json, which the demos keep
      """
    )
    #expect(!workbook.has("state/permissions.json"))
    _ = await workbook.run("restore 1")
    #expect(try workbook.text("state/permissions.json") == "{}")
  }
}
