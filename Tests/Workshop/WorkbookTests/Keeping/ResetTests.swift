import Dependencies
import DependenciesTestSupport
import Foundation
import PlantedCourses
import Testing

@testable import Workbook

/// Whole answers of `reset` and `restore`, and what they did to the files.
@MainActor
@Suite(
  .dependencies {
    $0.date.now = Date(timeIntervalSince1970: 1_795_229_112)
    $0.timeZone = .gmt
  }
)
struct Resets {
  let workbook = try! PlantedCourse.small()
  let boil = "Exercises/01-Kettle/Boil.swift"
  let backup = ".workbook/backups/1 reset Boil, 2026-11-21 02.45.12"

  @Test func `the starter comes back, and a copy of the file is kept`() async throws {
    try workbook.write(boil, "mine")
    await workbook.expect(
      "reset Boil --yes",
      said: """
        As it was when the course was handed out:
          changed  Exercises/01-Kettle/Boil.swift
        What was there is in \(backup).
        To go back: swift run workbook restore 1
        """
    )
    #expect(try workbook.text(boil) == "//\n// TODO: Do it.\n")
    #expect(try workbook.text("\(backup)/workbook/\(boil)") == "mine")
    let root = workbook.root.pathText
    #expect(
      try workbook.text("\(backup)/BACKUP.txt") == """
        Before "reset Boil", this was there. The files are in this folder.
          workbook/Exercises/01-Kettle/Boil.swift

        This was not there:

        To go back to it, type: swift run workbook restore 1
        By hand: copy what is in "workbook" to \(root),
        and what is in "demos" to \(root)/state. Remove what was not there.

        """
    )
  }

  @Test func `a restore takes a reset back, and itself when it is typed again`() async throws {
    try workbook.addSecondFile()
    try workbook.write(boil, "mine")
    try workbook.remove("Exercises/01-Kettle/BoilLive.swift")
    _ = await workbook.run("reset Kettle --yes")
    #expect(try workbook.text("Exercises/01-Kettle/BoilLive.swift") == "// TODO: Live.\n")
    await workbook.expect(
      "restore --last --yes",
      said: """
        Everything is as it was before: reset Kettle.
          changed  Exercises/01-Kettle/Boil.swift
          removed  Exercises/01-Kettle/BoilLive.swift
        What was there is in .workbook/backups/2 restore 1, 2026-11-21 02.45.12.
        To go back: swift run workbook restore 2
        """
    )
    #expect(try workbook.text(boil) == "mine")
    await workbook.expect(
      "restore 1 --yes",
      said: "Nothing had to change: everything is as backup 1 has it."
    )
    _ = await workbook.run("restore --last --yes")
    #expect(try workbook.text(boil) == "//\n// TODO: Do it.\n")
  }

  @Test func `backups are listed, newest first`() async throws {
    await workbook.expect(
      "restore",
      said: "There are no backups yet: nothing of yours has been replaced."
    )
    try workbook.write(boil, "mine")
    try workbook.remove("Exercises/01-Kettle/Whistle.swift")
    _ = await workbook.run("reset Kettle --yes")
    try workbook.write(boil, "second")
    _ = await workbook.run("reset Boil --yes")
    try workbook.write(".workbook/backups/my own/Boil.swift", "mine")
    await workbook.expect(
      "restore",
      said: """
        Backups, newest first, and what is in them:

          2 reset Boil, 2026-11-21 02.45.12
             Exercises/01-Kettle/Boil.swift

          1 reset Kettle, 2026-11-21 02.45.12
             Exercises/01-Kettle/Boil.swift
             Exercises/01-Kettle/Whistle.swift (was not there)

        To go back to what the newest has: swift run workbook restore 2
        """
    )
  }

  @Test func `a file as it was handed out needs no reset`() async {
    await workbook.expect("reset Boil", said: "Nothing had to change: it is as handed out.")
    await workbook.expect("reset --all", said: "Nothing had to change: all is as handed out.")
    #expect(!workbook.has(".workbook/backups"))
  }

  @Test func `a reset asks, and takes no for an answer`() async throws {
    try workbook.write(boil, "mine")
    let asked = LockIsolated("")
    await workbook.expect("reset Kettle", said: "Nothing has changed.") {
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
      complaints:
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
      complaints:
        "Nothing has changed: Exercises/01-Kettle/Boil.swift is a folder. Move it away.",
      code: .fileTrouble
    )
    try workbook.remove("Solutions/01-Kettle/Starters/Whistle.diff")
    await workbook.expect(
      "reset Whistle --yes",
      complaints: """
        Nothing has changed: Exercises/01-Kettle/Whistle.swift as it was is \
        Solutions/01-Kettle/Whistle.swift with the lines of \
        Solutions/01-Kettle/Starters/Whistle.diff, and one of these is missing or does not fit the \
        other. Get both back from your clone.
        """,
      code: .fileTrouble
    )
    #expect(try workbook.text("Exercises/01-Kettle/Whistle.swift") == "mine")
  }

  @Test func `a link is replaced, and what it leads to is not`() async throws {
    try workbook.remove(boil)
    try workbook.write("mine.swift", "mine")
    try FileManager.default.createSymbolicLink(
      atPath: workbook.path(boil),
      withDestinationPath: "../../mine.swift"
    )
    _ = await workbook.run("reset Boil --yes")
    #expect(try workbook.text("mine.swift") == "mine")
    #expect(try workbook.text(boil) == "//\n// TODO: Do it.\n")
    _ = await workbook.run("restore 1 --yes")
    #expect(try workbook.text(boil) == "mine")
  }

  @Test func `what the demos keep goes, and comes back`() async throws {
    let nothing = "Nothing had to change: the demos keep nothing."
    await workbook.expect("reset data --yes", said: nothing)
    for path in ["permissions.json", "documents/standups.json", "telemetry/events.jsonl"] {
      try workbook.write("state/\(path)", "{}")
    }
    await workbook.expect(
      "reset data --yes",
      said: """
        Every demo starts afresh.
          removed  documents/standups.json, which the demos keep
          removed  telemetry/events.jsonl, which the demos keep
        What was there is in .workbook/backups/1 reset data, 2026-11-21 02.45.12.
        To go back: swift run workbook restore 1
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

  @Test func `a change that ends between two files is half done, and says so`() async throws {
    try workbook.write("first", "mine")
    try workbook.write("second", "mine")
    let context = workbook.context()
    let backups = context.backups(of: try workbook.course)
    // The folder of the second file is removed first, and the first file takes its place.
    let changes = [
      FileChange(BackedUpFile("first"), .text(Data("new".utf8))),
      FileChange(BackedUpFile("first/inside"), .text(Data("new".utf8))),
    ]
    let error = #expect(throws: CommandFailure.self) {
      _ = try backups.make(changes, because: "reset Boil")
    }
    let name = backups.all()[0].folder
    let notice = """
      "reset Boil" is half done. All that was there is in \(name).
      To go back: swift run workbook restore 1. To finish it, give the same command again.
      """
    #expect(error?.sentence.hasSuffix(notice) == true)
    let status = await workbook.run("status")
    #expect(status.complaints == notice)
    #expect(await workbook.run("restore").said.contains("(half done)"))
    _ = await workbook.run("restore 1 --yes")
    #expect(try workbook.text("first") == "mine")
    #expect(await workbook.run("status").complaints == "")
  }

  @Test func `a list that leads out of the workbook is not obeyed`() async throws {
    try workbook.write(boil, "mine")
    _ = await workbook.run("reset Boil --yes")
    try workbook.write(
      "\(backup)/BACKUP.txt",
      "This was not there:\n  workbook/../out\n  workbook/.workbook/x\n  else/\(boil)\n"
    )
    await workbook.expect(
      "restore 1 --yes",
      said: "Nothing had to change: everything is as backup 1 has it."
    )
    try workbook.write("\(backup)/BACKUP.txt", "  workbook/gone\n")
    await workbook.expect(
      "restore 1 --yes",
      complaints:
        "Nothing has changed: \(backup) has lost gone. Take what you need from it by hand.",
      code: .fileTrouble
    )
  }
}
