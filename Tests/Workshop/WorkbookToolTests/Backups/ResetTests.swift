import Dependencies
import PlantedCourses
import Testing
import Usage

@testable import WorkbookTool

/// Whole answers of `reset` and `restore`, and what they did to the files.
@MainActor
@Suite struct Resets {
  let workbook = try! PlantedCourse.small()
  let boil = "Exercises/01-Kettle/Boil.swift"
  let backup = ".workbook/backups/1 reset Boil, 2026-11-21 02.45.12"

  @Test func `the starter comes back, and a copy of the file is kept`() async throws {
    try workbook.write(boil, "mine")
    await workbook.expect(
      "reset Boil --yes",
      output: """
        What was there is in \(backup).
        To go back: swift run workbook restore 1
        As it was when the course was handed out:
          Exercises/01-Kettle/Boil.swift
        """
    )
    #expect(try workbook.text(boil) == "//\n// TODO: Do it.\n")
    #expect(try workbook.text("\(backup)/workbook/\(boil)") == "mine")
  }

  @Test func `a restore takes a reset back, and another one takes that back`() async throws {
    try workbook.write(boil, "mine")
    _ = await workbook.run("reset Kettle --yes")
    await workbook.expect(
      "restore 1 --yes",
      output: """
        What was there is in .workbook/backups/2 restore 1, 2026-11-21 02.45.12.
        To go back: swift run workbook restore 2
        These are as they were before: reset Kettle.
          Exercises/01-Kettle/Boil.swift
        """
    )
    #expect(try workbook.text(boil) == "mine")
    await workbook.expect("restore 1 --yes", output: "Nothing had to change.")
    _ = await workbook.run("restore 2 --yes")
    #expect(try workbook.text(boil) == "//\n// TODO: Do it.\n")
  }

  @Test func `backups are listed, newest first`() async throws {
    await workbook.expect(
      "restore",
      output: "There are no backups yet: nothing of yours has been replaced."
    )
    try workbook.write(boil, "mine")
    try workbook.remove("Exercises/01-Kettle/Whistle.swift")
    _ = await workbook.run("reset Kettle --yes")
    try workbook.write(boil, "second")
    _ = await workbook.run("reset Boil --yes")
    try workbook.write(".workbook/backups/my own/Boil.swift", "mine")
    await workbook.expect(
      "restore",
      output: """
        Backups, newest first:

          2 reset Boil, 2026-11-21 02.45.12 (1 file)
          1 reset Kettle, 2026-11-21 02.45.12 (1 file)

        To go back to what the newest has: swift run workbook restore 2
        """
    )
  }

  @Test func `a file as it was handed out needs no reset`() async {
    await workbook.expect("reset Boil", output: "Nothing had to change.")
    await workbook.expect("reset all", output: "Nothing had to change.")
    #expect(!workbook.has(".workbook/backups"))
  }

  @Test func `a reset asks, and takes no for an answer`() async throws {
    try workbook.write(boil, "mine")
    let asked = LockIsolated("")
    await workbook.expect("reset Kettle", output: "Nothing has changed.") {
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
      "reset Boil",
      errors:
        "Nothing has changed: this asks first, and no terminal is here to answer in. Add --yes.",
      code: .usage
    ) { $0[Confirmation.self] = Confirmation { _, _ in nil } }
    #expect(try workbook.text(boil) == "mine")
  }

  @Test func `what cannot be replaced stays, and nothing else is touched`() async throws {
    try workbook.write("Exercises/01-Kettle/Whistle.swift", "mine")
    try workbook.remove(boil)
    try workbook.write("\(boil)/notes.txt", "mine")
    await workbook.expect(
      "reset Kettle --yes",
      errors: """
        \(workbook.path(boil)): Is a directory.
        """,
      code: .ioError
    )
    try workbook.remove("Solutions/01-Kettle/Starters/Whistle.diff")
    await workbook.expect(
      "reset Whistle --yes",
      errors: """
        Solutions/01-Kettle/Starters/Whistle.diff:1: This file or Solutions/01-Kettle/Whistle.swift \
        is missing: get it back from your clone.
        """,
      code: .ioError
    )
    #expect(try workbook.text("Exercises/01-Kettle/Whistle.swift") == "mine")
  }

  @Test func `what the demos keep goes, and comes back`() async throws {
    await workbook.expect("reset data", output: "Nothing had to change.")
    for path in ["permissions.json", "documents/standups.json", "telemetry/events.jsonl"] {
      try workbook.write("state/\(path)", "{}")
    }
    await workbook.expect(
      "reset data --yes",
      output: """
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
    for path in ["permissions.json", "documents/standups.json", "telemetry/events.jsonl"] {
      #expect(try workbook.text("state/\(path)") == "{}")
    }
  }
}
