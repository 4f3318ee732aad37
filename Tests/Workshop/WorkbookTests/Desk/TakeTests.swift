import CustomDump
import Dependencies
import DependenciesTestSupport
import Foundation
import OperatingSystem
import Safekeeping
import Testing

@testable import Workbook

@MainActor
@Suite struct TakeHome {
  let workbook = try! SmallCourse()
  let home = quickestFolder.appending(path: "home-\(UUID())")
  var kettle: String { home.appending(path: "kettle").path(percentEncoded: false) }

  init() throws {
    try workbook.write("Chapters/01-Kettle/Sources/Controlled.swift", "struct Kettle {}\n")
    try workbook.write("Chapters/01-Kettle/Tests/KettleTests.swift", "let kettle = Kettle()\n")
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
  }

  private func names(in folder: String = "") throws -> [String] {
    let path = home.appending(path: folder).path(percentEncoded: false)
    return try FileManager.default.contentsOfDirectory(atPath: path).sorted()
  }

  @Test func `a chapter becomes a package`() async throws {
    let answer = await workbook.run("take Kettle \(kettle)")
    expectNoDifference(
      answer,
      SmallCourse.Answer(said: "Kettle is in \(kettle): 6 files. Read README.md first.")
    )
    #expect(try names() == ["kettle"])
    #expect(
      try names(in: "kettle") == [".gitignore", "Package.swift", "README.md", "Sources", "Tests"]
    )
    try? FileManager.default.removeItem(at: home)
  }

  @Test func `an empty folder may be there, and one with anything in it stays as it is`()
    async throws
  {
    let folder = home.appending(path: "kettle")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let first = await workbook.run("take Kettle \(kettle)/")
    #expect(first.code == .success)
    let second = await workbook.run("take Kettle \(kettle)")
    expectNoDifference(
      second,
      SmallCourse.Answer(
        complaints: "\(kettle) has something in it: name an empty folder.",
        code: .fileTrouble
      )
    )
    try Data().write(to: home.appending(path: "file"))
    let third = await workbook.run("take Kettle \(home.path(percentEncoded: false))/file")
    #expect(third.complaints.hasSuffix("/file is no folder: name another one."))
    #expect(try names() == ["file", "kettle"])
    try? FileManager.default.removeItem(at: home)
  }

  @Test func `an exercise is taken when it is solved, or as we solve it`() async throws {
    let unsolved = await workbook.run("take Boil \(kettle)")
    expectNoDifference(
      unsolved,
      SmallCourse.Answer(
        complaints: """
          Boil is not solved yet, as far as its tests have said: swift run workbook check Boil. To take \
          our answer, add --solutions.
          """,
        code: .notYet
      )
    )
    let solved = await workbook.run("take 1.1 \(kettle) --solutions")
    expectNoDifference(solved.said, "Boil is in \(kettle): 6 files. Read README.md first.")
    let answer = home.appending(path: "kettle/Sources/KettleExercises/Boil.swift")
    #expect(try String(contentsOf: answer, encoding: .utf8) == "// Done.\n")
    try? FileManager.default.removeItem(at: home)
  }

  @Test(arguments: [
    ("take Kettle FOLDER --from Solution", "There is no place \"Solution\""),
    ("take Boil FOLDER --from Chapters", "An exercise is not in Chapters"),
    ("take Boil FOLDER --from Exercises --solutions", "--from Exercises and --solutions"),
    ("take Oven FOLDER --from Chapters", "Oven has no demo: without --from"),
    ("take Kettle FOLDER --as tea", "\"tea\" is no name for a module"),
    ("take Teapot FOLDER", "There is no exercise and no chapter \"Teapot\"."),
    ("take Kettle", "\"take\" needs more"),
    ("take Kettle tea", "tea is in the workbook: name a folder outside of it, as ../tea."),
    ("take Kettle .", ". is in the workbook"),
  ])
  func `what cannot be is said in a sentence`(line: String, sentence: String) async throws {
    let answer = await workbook.run(line.replacing("FOLDER", with: kettle))
    #expect(answer.complaints.hasPrefix(sentence))
    #expect(answer.code == .usage)
    #expect(try names().isEmpty)
    try? FileManager.default.removeItem(at: home)
  }

  @Test func `a chapter without a demo is its exercises`() async throws {
    let answer = await workbook.run("take Oven \(kettle) --solutions")
    #expect(answer.code == .success)
    #expect(try names(in: "kettle/Sources") == ["OvenExercises"])
    try? FileManager.default.removeItem(at: home)
  }

  @Test func `a link that leads into the workbook is no way out of it`() async throws {
    let link = home.appending(path: "link")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: workbook.root)
    let name = link.appending(path: "tea").path(percentEncoded: false)
    let answer = await workbook.run("take Kettle \(name)")
    #expect(answer.complaints.hasPrefix("\(name) is in the workbook: name a folder outside of it"))
    #expect(!FileManager.default.fileExists(atPath: name))
    try? FileManager.default.removeItem(at: home)
  }

  @Test func `what a take left that was killed goes with the next one, and nothing else`()
    async throws
  {
    let running = ".kettle-\(UUID())"
    let others = [".tea-\(UUID())", ".kettle-notes"]
    for name in [".kettle-\(UUID())", running] + others {
      let folder = home.appending(path: "\(name)/Sources")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    let place = home.appending(path: running).path(percentEncoded: false)
    let lock = try FileDescriptor(folder: place)
    #expect(try lock.lockIfFree())
    #expect(await workbook.run("take Kettle \(kettle)").code == .success)
    #expect(try names() == ([running, "kettle"] + others).sorted())
    withExtendedLifetime(lock) {}
    try? FileManager.default.removeItem(at: home)
  }

  /// The folder, six files in four folders, and its name.
  @Test(arguments: 0..<12)
  func `a step that fails leaves nothing behind`(number: Int) async throws {
    let steps = LockIsolated(0)
    let place = home.path(percentEncoded: false)
    let answer = await withDependencies {
      $0.fileSteps.before = { step, path throws(FileFailure) in
        guard [.makeFolder, .write, .move].contains(step), path.hasPrefix(place) else { return }
        let here = steps.withValue { count in
          defer { count += 1 }
          return count
        }
        if here == number { throw FileFailure(ENOSPC, path) }
      }
    } operation: {
      await workbook.run("take Kettle \(kettle)")
    }
    expectNoDifference(
      answer,
      SmallCourse.Answer(
        complaints: """
          \(kettle) cannot be made: the disk is full; make room and try again. Nothing is left behind.
          """,
        code: .fileTrouble
      )
    )
    #expect(try names().isEmpty)
    try? FileManager.default.removeItem(at: home)
  }
}
