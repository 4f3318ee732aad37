import CustomDump
import Dependencies
import Foundation
import OperatingSystem
import PlantedCourses
import Safekeeping
import TestTools
import Testing

@testable import Workbook

/// Whole answers of `stage`, and what it did to the files.
@MainActor
@Suite struct ChaptersOnStage {
  let workbook = try! PlantedCourse.small()

  init() throws {
    try workbook.write("Chapters/01-Kettle/Sources/Kettle.swift", "// The demo.\n")
    try workbook.write("Chapters/01-Kettle/Sources/Steam/Steam.swift", "// Steam.\n")
  }

  @Test func `the solutions of one chapter are on stage, or its starters`() async throws {
    try workbook.addSecondFile()
    _ = await workbook.run("stage 1 solved --yes")
    #expect(try workbook.text("Exercises/01-Kettle/Boil.swift") == "// Done.\n")
    #expect(try workbook.text("Exercises/01-Kettle/Whistle.swift") == "// Done.\n")
    #expect(try workbook.text("Exercises/02-Oven/Bake.swift") == "//\n// TODO: Do it.\n")
    #expect(try workbook.text("Exercises/01-Kettle/BoilLive.swift") == "// Live.\n")
    _ = await workbook.run("stage Kettle problem --yes")
    #expect(try workbook.text("Exercises/01-Kettle/BoilLive.swift") == "// TODO: Live.\n")
  }

  @Test func `a folder that is a link out of the workbook stays as it is`() async throws {
    let outside = quickestFolder.appending(path: "outside-\(UUID())").resolvingSymlinksInPath()
    try FileManager.default.moveItem(
      at: workbook.root.appending(path: "Exercises/01-Kettle"),
      to: outside
    )
    defer { try? FileManager.default.removeItem(at: outside) }
    try Data("mine".utf8).write(to: outside.appending(path: "Letter.txt"))
    try FileManager.default.createSymbolicLink(
      at: workbook.root.appending(path: "Exercises/01-Kettle"),
      withDestinationURL: outside
    )
    await workbook.expect(
      "stage Kettle solved --yes",
      complaints: """
        Nothing has changed: Exercises/01-Kettle is a link to \
        \(outside.path(percentEncoded: false)), outside of the workbook. Put a folder in its place, \
        and stage again.
        """,
      code: .fileTrouble
    )
    #expect(try Data(contentsOf: outside.appending(path: "Letter.txt")) == Data("mine".utf8))
  }

  @Test func `the first time, it takes a copy that it goes back to`() async throws {
    await workbook.expect(
      "stage Kettle problem --yes",
      said: """
        Nothing had to change: Kettle is on stage, problem.
        \(fromTheCopy)
        """
    )
    try workbook.write("Chapters/01-Kettle/Sources/Kettle.swift", "// On stage.\n")
    try workbook.write("Chapters/01-Kettle/Sources/Added.swift", "// Added.\n")
    try workbook.write("Exercises/01-Kettle/Boil.swift", "mine\n")
    try workbook.remove("Chapters/01-Kettle/Sources/Steam")
    await workbook.expect(
      "stage Kettle problem --yes",
      said: """
        Kettle is on stage, problem.
          moved away  Chapters/01-Kettle/Sources/Added.swift
          replaced    Chapters/01-Kettle/Sources/Kettle.swift
          put back    Chapters/01-Kettle/Sources/Steam/Steam.swift
          replaced    Exercises/01-Kettle/Boil.swift
        \(fromTheCopy)
        What was there, 3 files, is in \
        .workbook/backups/2026-11-21T02-45-12 stage Kettle problem.
        To go back: swift run workbook restore 1
        """
    )
    #expect(try workbook.text("Chapters/01-Kettle/Sources/Kettle.swift") == "// The demo.\n")
    #expect(try workbook.text("Exercises/01-Kettle/Boil.swift") == "//\n// TODO: Do it.\n")
    let back = await workbook.run("restore --last --yes")
    expectNoDifference(
      back.said,
      """
      Everything is as it was before: stage Kettle problem.
        put back    Chapters/01-Kettle/Sources/Added.swift
        replaced    Chapters/01-Kettle/Sources/Kettle.swift
        moved away  Chapters/01-Kettle/Sources/Steam/Steam.swift
        replaced    Exercises/01-Kettle/Boil.swift
      What was there, 3 files, is in .workbook/backups/2026-11-21T02-45-12 restore 1.
      To go back: swift run workbook restore 2
      """
    )
    #expect(try workbook.text("Chapters/01-Kettle/Sources/Added.swift") == "// Added.\n")
  }

  @Test(.enabled(if: Git.isThere, "There is no git here."))
  func `git knows what was shipped, if it is there`() async throws {
    try Git.commit(workbook.root)
    try workbook.write("Chapters/01-Kettle/Sources/Kettle.swift", "// Before anything ran.\n")
    await workbook.expect(
      "stage Kettle problem --yes",
      said: """
        Kettle is on stage, problem.
          replaced    Chapters/01-Kettle/Sources/Kettle.swift
        As shipped means here: as git has it at HEAD.
        What was there is in .workbook/backups/2026-11-21T02-45-12 stage Kettle problem.
        To go back: swift run workbook restore 1
        """
    )
    #expect(try workbook.text("Chapters/01-Kettle/Sources/Kettle.swift") == "// The demo.\n")
  }

  @Test func `from any state to a known one and back, byte for byte`() async throws {
    _ = await workbook.run("stage Kettle problem --yes")
    let seed = UInt64.random(in: 0...UInt64.max)
    var random = SeededGenerator(seed: seed)
    for round in 0..<10 {
      try makeDirty(&random)
      let dirty = try tree
      let state = Bool.random(using: &random) ? "problem" : "solved"
      let answer = await workbook.run("stage Kettle \(state) --yes")
      #expect(answer.code == .success, "seed \(seed), round \(round): \(answer.complaints)")
      #expect(
        try workbook.text("Chapters/01-Kettle/Sources/Kettle.swift") == "// The demo.\n",
        "seed \(seed), round \(round)"
      )
      let staged = try tree
      if staged != dirty {
        #expect(await workbook.run("restore --last --yes").code == .success)
        #expect(try tree == dirty, "seed \(seed), round \(round)")
        #expect(await workbook.run("restore --last --yes").code == .success)
        #expect(try tree == staged, "seed \(seed), round \(round)")
      }
    }
  }

  private var fromTheCopy: String {
    """
    As shipped means here: as it was when the workbook first ran in this folder, because git does \
    not have it. The copy is in .workbook/originals.
    """
  }

  /// Edits, removes and adds files, links and folders, hidden ones as well.
  private func makeDirty(_ random: inout SeededGenerator) throws {
    let folders = [
      "Chapters/01-Kettle/Sources", "Chapters/01-Kettle/Sources/Steam", "Chapters/01-Kettle/New/Ä",
      "Exercises/01-Kettle", "Exercises/01-Kettle/Tests",
    ]
    let names = [
      "Kettle.swift", "Steam.swift", "Boil.swift", "Whistle.swift", "BoilTests.swift", ".hidden",
      "two words.swift", "line\nbreak.swift", "back\\slash", "e\u{301}.swift", "\u{E9}.swift",
    ]
    for _ in 0..<Int.random(in: 1...6, using: &random) {
      let path =
        folders.randomElement(using: &random)! + "/" + names.randomElement(using: &random)!
      let file = workbook.root.appending(path: path)
      switch Int.random(in: 0...4, using: &random) {
      case 0: try? FileManager.default.removeItem(at: file)
      case 1:
        try? FileManager.default.removeItem(at: file)
        try? FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(),
          withIntermediateDirectories: true
        )
        try? FileManager.default.createSymbolicLink(
          atPath: file.path(percentEncoded: false),
          withDestinationPath: "Kettle.swift"
        )
      default:
        try? FileManager.default.removeItem(at: file)
        try workbook.write(path, "\(random.next())\n")
        let permissions = [0o600, 0o644, 0o755].randomElement(using: &random)!
        try FileManager.default.setAttributes(
          [.posixPermissions: permissions],
          ofItemAtPath: file.path(percentEncoded: false)
        )
      }
    }
  }

  /// All files and links of the chapter, with their permissions.
  private var tree: [RelativePath: Content] {
    get throws {
      var tree: [RelativePath: Content] = [:]
      for folder in ["Chapters", "Exercises"] {
        let place = workbook.path(folder)
        for path in try FileSteps().tree(place, hidden: true) {
          tree[path] = try FileSteps().content("\(place)/\(path)")
        }
      }
      return tree
    }
  }
}

private enum Git {
  static let isThere = run(["--version"], in: FileManager.default.temporaryDirectory)

  static func commit(_ folder: URL) throws {
    let identity = ["-c", "user.name=A", "-c", "user.email=a@example.com"]
    for line in [["init", "-q"], ["add", "."], identity + ["commit", "-q", "-m", "Shipped"]] {
      try #require(run(line, in: folder))
    }
  }

  private static func run(_ arguments: [String], in folder: URL) -> Bool {
    let git = Program("git", ["-C", folder.path(percentEncoded: false)] + arguments)
    return (try? git.start())?.waitForEnd() == .exited(0)
  }
}
