import CustomDump
import Dependencies
import DependenciesTestSupport
import Foundation
import PlantedCourses
import Safekeeping
import Stage
import Testing

@testable import Workbook

/// Whole answers of `restore`, and what it did to the files.
@MainActor
@Suite(
  .dependencies {
    $0.date.now = Date(timeIntervalSince1970: 1_795_229_112)
    $0.timeZone = .gmt
  }
)
struct Restores {
  let workbook = try! PlantedCourse.small()
  let boil = "Exercises/01-Kettle/Boil.swift"

  @Test func `there is none`() async {
    await workbook.expect(
      "restore",
      said: "There are no backups yet: nothing of yours has been replaced."
    )
  }

  @Test func `backups are listed, and what is none is left alone`() async throws {
    try workbook.write(boil, "mine")
    try workbook.remove("Exercises/01-Kettle/Whistle.swift")
    _ = await workbook.run("reset Kettle --yes")
    try workbook.write(boil, "second")
    _ = await workbook.run("reset Boil --yes")
    try workbook.write(boil, "third")
    _ = await workbook.run("reset Boil --yes")
    let backups = ".workbook/backups"
    try workbook.write("\(backups)/my own/Boil.swift", "mine")
    try workbook.write("\(backups)/notes.txt", "mine")
    try workbook.remove("\(backups)/2026-11-21T02-45-12 reset Boil/\(boil)")
    await workbook.expect(
      "restore",
      said: """
        Backups, newest first, and what is in them:

          3  2026-11-21T02-45-12 reset Boil (3)
             Exercises/01-Kettle/Boil.swift

          1  2026-11-21T02-45-12 reset Kettle
             Exercises/01-Kettle/Boil.swift
             Exercises/01-Kettle/Whistle.swift (was not there)

        To go back to what one has: swift run workbook restore 3
        """,
      complaints: """
        Skipped: .workbook/backups/2026-11-21T02-45-12 reset Boil has lost something that its \
        BACKUP.txt speaks of. It is left alone; take what you need from it by hand.
        Skipped: .workbook/backups/my own is no backup of the workbook; it is left alone.
        Skipped: .workbook/backups/notes.txt is no backup of the workbook; it is left alone.
        """
    )
    #expect(try workbook.text("\(backups)/my own/Boil.swift") == "mine")
  }

  @Test func `the last one comes back, and typed twice it takes itself back`() async throws {
    try workbook.write(boil, "mine")
    _ = await workbook.run("reset Boil --yes")
    await workbook.expect(
      "restore --last --yes",
      said: """
        Everything is as it was before: reset Boil.
          replaced    Exercises/01-Kettle/Boil.swift
        What was there is in .workbook/backups/2026-11-21T02-45-12 restore 1.
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
    _ = await workbook.run("restore --last --yes")
    #expect(try workbook.text(boil) == "mine")
  }

  @Test func `a change that was interrupted is told, and ends when it is typed again`() async throws
  {
    try workbook.write(boil, "mine")
    let reset = await workbook.run("reset Boil --yes") {
      $0[FileSteps.self].before = { [boil] step, path throws(FileFailure) in
        let isInPlace = path.hasSuffix(boil) && !path.contains(BackupStore.home)
        if step == .move, isInPlace { throw FileFailure(EIO, path) }
      }
    }
    let backup = ".workbook/backups/2026-11-21T02-45-12 reset Boil"
    let wayOut = """
      The change is half done, and all that was there is in \(backup). To go back: swift run workbook \
      restore 1. To finish it, give the same command again.
      """
    let root = workbook.root.path(percentEncoded: false)
    #expect(reset.code == .fileTrouble)
    #expect(reset.complaints.hasPrefix("Not all files could be changed: "))
    #expect(reset.complaints.hasSuffix(wayOut))
    #expect(!reset.complaints.contains(root))
    let told = LockIsolated<[String]>([])
    let context = CommandContext(
      folder: workbook.root,
      terminal: Transcript().terminal,
      environment: [:],
      complain: { line in told.withValue { $0.append(line) } }
    )
    context.lookAfterFiles(of: try workbook.course)
    expectNoDifference(told.value, ["reset Boil was interrupted. \(wayOut)"])
    let list = await workbook.run("restore")
    expectNoDifference(
      list.said,
      """
      Backups, newest first, and what is in them:

        1  2026-11-21T02-45-12 reset Boil
           half done
           Exercises/01-Kettle/Boil.swift

      To go back to what one has: swift run workbook restore 1
      """
    )
    let again = await workbook.run("reset Boil --yes")
    #expect(again.said.hasPrefix("\(boil) is as shipped."))
    told.setValue([])
    context.lookAfterFiles(of: try workbook.course)
    #expect(told.value == [])
  }

  @Test func `a list that leads out of the workbook is left alone`() async throws {
    try workbook.write(boil, "mine")
    _ = await workbook.run("reset Boil --yes")
    let folder = ".workbook/backups/2026-11-21T02-45-12 reset Boil"
    for path in ["../out", "/etc/passwd", ".git/config", "Exercises/../../out", ".workbook/x"] {
      try workbook.write("\(folder)/BACKUP.txt", "Backup 1\n  file 644 \(path)\n")
      let answer = await workbook.run("restore 1 --yes")
      #expect(answer.code == .usage, "\(path)")
    }
  }
}
