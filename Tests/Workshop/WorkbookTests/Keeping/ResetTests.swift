import CustomDump
import Dependencies
import DependenciesTestSupport
import Foundation
import OutsideWorld
import PlantedCourses
import Testing

@testable import Workbook

/// Whole answers of `reset`, and what it did to the files.
@MainActor
@Suite struct Resets {
  let workbook = try! PlantedCourse.small()
  let boil = "Exercises/01-Kettle/Boil.swift"

  @Test func `the starter comes back, and the file is kept`() async throws {
    try workbook.write(boil, "mine")
    await workbook.expect(
      "reset Boil --yes",
      said: """
        Exercises/01-Kettle/Boil.swift is as shipped.
        What was there is in .workbook/backups/2026-11-21T02-45-12 reset Boil.
        To go back: swift run workbook restore 1
        """
    )
    #expect(try workbook.text(boil) == "//\n// TODO: Do it.\n")
    let backup = ".workbook/backups/2026-11-21T02-45-12 reset Boil"
    #expect(try workbook.text("\(backup)/\(boil)") == "mine")
    expectNoDifference(
      try workbook.text("\(backup)/BACKUP.txt"),
      """
      Backup 1
      The workbook made it on 2026-11-21 at 02:45:12, before this: reset Boil

      This was there. It is in this folder, under the path that it had in the folder around
      .workbook. The number is its permissions.
        file 644 Exercises/01-Kettle/Boil.swift

      To go back to this, type: swift run workbook restore 1
      By hand: copy what is in this folder to the folder around .workbook, and remove what was not
      there.

      """
    )
    #expect(try workbook.text(".workbook/.gitignore") == "*\n")
  }

  @Test func `an exercise of two files gets both of them back`() async throws {
    try workbook.addSecondFile()
    try workbook.write("Exercises/01-Kettle/BoilLive.swift", "mine too\n")
    await workbook.expect(
      "reset Boil --yes",
      said: """
        Exercises/01-Kettle/BoilLive.swift is as shipped.
        What was there is in .workbook/backups/2026-11-21T02-45-12 reset Boil.
        To go back: swift run workbook restore 1
        """
    )
    try workbook.write(boil, "mine")
    _ = await workbook.run("restore --last --yes")
    #expect(try workbook.text("Exercises/01-Kettle/BoilLive.swift") == "mine too\n")
    _ = await workbook.run("reset Kettle --yes")
    #expect(try workbook.text(boil) == "//\n// TODO: Do it.\n")
    #expect(try workbook.text("Exercises/01-Kettle/BoilLive.swift") == "// TODO: Live.\n")
  }

  @Test func `a file as it was shipped needs no reset`() async {
    let nothing = "Nothing had to change: Exercises/01-Kettle/Boil.swift is as it was shipped."
    await workbook.expect("reset Boil", said: nothing)
    let all = "Nothing had to change: all 3 files are as they were shipped."
    await workbook.expect("reset --all", said: all)
    #expect(!exists(".workbook/backups"))
  }

  @Test func `through a pipe it needs to be told`() async throws {
    try workbook.write(boil, "mine")
    await workbook.expect(
      "reset Boil",
      complaints:
        "Nothing has changed: this asks first, and no terminal is here to answer in. Add --yes.",
      code: .usage
    ) { $0[Confirmation.self] = Confirmation { _, _ in nil } }
    #expect(try workbook.text(boil) == "mine")
    #expect(!exists(".workbook/backups"))
  }

  @Test func `a reset asks, and takes no for an answer`() async throws {
    try workbook.write(boil, "mine")
    try workbook.write("Exercises/01-Kettle/Whistle.swift", "mine too")
    let asked = LockIsolated("")
    let answer = await workbook.run("reset Kettle") {
      $0[Confirmation.self] = Confirmation { question, _ in
        asked.setValue(question)
        return false
      }
    }
    #expect(answer == Answer(said: "Nothing has changed."))
    expectNoDifference(
      asked.value,
      """
      This puts the starters back into
        Exercises/01-Kettle/Boil.swift
        Exercises/01-Kettle/Whistle.swift
      What is there now goes to .workbook/backups first. Type y to go on:
      """
    )
    #expect(try workbook.text(boil) == "mine")
  }

  @Test func `a reset asks, and takes yes for an answer`() async throws {
    try workbook.write(boil, "mine")
    await workbook.expect(
      "reset --all",
      said: """
        Exercises/01-Kettle/Boil.swift is as shipped.
        What was there is in .workbook/backups/2026-11-21T02-45-12 reset all exercises.
        To go back: swift run workbook restore 1
        """
    ) { $0[Confirmation.self] = Confirmation { _, _ in true } }
  }

  @Test func `a file that was deleted comes back`() async throws {
    try workbook.remove(boil)
    await workbook.expect(
      "reset 1.1 --yes",
      said: """
        Exercises/01-Kettle/Boil.swift is as shipped.
        Nothing was there before; that is noted in \
        .workbook/backups/2026-11-21T02-45-12 reset Boil.
        To go back: swift run workbook restore 1
        """
    )
    #expect(await workbook.run("restore 1 --yes").code == .success)
    #expect(!exists(boil))
  }

  @Test func `a folder in the way stays`() async throws {
    try workbook.remove(boil)
    try workbook.write("\(boil)/notes.txt", "mine")
    await workbook.expect(
      "reset Boil --yes",
      complaints: """
        Exercises/01-Kettle/Boil.swift cannot be read: something else is in its place; move it away. \
        Nothing has changed.
        """,
      code: .fileTrouble
    )
    #expect(try workbook.text("\(boil)/notes.txt") == "mine")
  }

  @Test func `without a starter nothing changes`() async throws {
    try workbook.write(boil, "mine")
    let starter = "Solutions/01-Kettle/Starters/Boil.diff"
    let expected = Answer(
      complaints: """
        Nothing has changed: Exercises/01-Kettle/Boil.swift as it was shipped is \
        Solutions/01-Kettle/Boil.swift with the lines of \(starter), and one of these is missing or does \
        not fit the other. Get both back from your clone.
        """,
      code: .fileTrouble
    )
    try workbook.write("Solutions/01-Kettle/Boil.swift", "// Another.\n")
    let misfit = await workbook.run("reset Boil --yes")
    expectNoDifference(misfit, expected)
    try workbook.remove(starter)
    let missing = await workbook.run("reset Boil --yes")
    expectNoDifference(missing, expected)
    #expect(try workbook.text(boil) == "mine")
  }

  @Test func `the permissions are forgotten`() async throws {
    let state = workbook.path("state")
    let environment = [StateFolder.variable: state]
    let file = "\(state)/permissions.json"
    await workbook.expect(
      "reset permissions",
      environment: environment,
      said: "Nothing had to change: no answer is on record. It would be in \(file)."
    )
    let record = PermissionRecord(folder: URL(filePath: state))
    record.record(.denied, of: .contacts, for: "Contacts")
    await workbook.expect(
      "reset permissions",
      environment: environment,
      said: """
        Every demo will ask again, in all copies of the workbook that use this folder. Removed: \
        \(file)
        """
    )
    #expect(record.status(of: .contacts, for: "Contacts") == .notDetermined)
  }

  @Test func `what the demos keep is removed, and what may have been typed comes back`()
    async throws
  {
    let state = workbook.path("state")
    let environment = [StateFolder.variable: state]
    await workbook.expect(
      "reset data",
      environment: environment,
      said: "Nothing had to change: the demos keep nothing in \(state)/."
    )
    try workbook.write("state/permissions.json", "{}")
    try workbook.write("state/documents/standups.json", "[]")
    try workbook.write("state/telemetry/events.jsonl", "{}\n")
    await workbook.expect(
      "reset data",
      environment: environment,
      said: """
        Every demo starts afresh. Removed from \(state)/:
          documents/standups.json
          telemetry/events.jsonl: the events that a collector has kept, for good
        What was there is in \(state)/.workbook/backups/2026-11-21T02-45-12 reset data.
        To go back: swift run workbook restore --data 1
        """
    )
    #expect(!exists("state/documents"))
    #expect(try workbook.text("state/telemetry/events.jsonl") == "")
    #expect(try workbook.text("state/permissions.json") == "{}")
    await workbook.expect(
      "restore --data --last --yes",
      environment: environment,
      said: """
        Everything is as it was before: reset data.
          put back    documents/standups.json
        Nothing was there before; that is noted in \
        \(state)/.workbook/backups/2026-11-21T02-45-12 restore 1.
        To go back: swift run workbook restore --data 2
        """
    )
    #expect(try workbook.text("state/documents/standups.json") == "[]")
  }

  private func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(
      atPath: workbook.path(path)
    )
  }
}
