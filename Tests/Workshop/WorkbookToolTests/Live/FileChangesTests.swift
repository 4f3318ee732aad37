import ConcurrencyExtras
import Dependencies
import Foundation
import PlantedCourses
import Testing

@testable import WorkbookTool

/// The changes of files in a folder of our own.
@Suite struct ChangesOfFiles {
  private let workbook = try! PlantedCourse()
  private let clock = TestClock()

  @Test func `a save, a replacement, a loss and a return are a change each`() async throws {
    try workbook.write("Kettle/Boil.swift", "one")
    let changes = FileChanges.looking(on: clock).changes([workbook.root.appending(path: "Kettle")])
    let count = LockIsolated(0)
    let listening = Task { for await _ in changes { count.withValue { $0 += 1 } } }
    await clock.advance(by: FileChanges.interval)
    #expect(count.value == 0)
    try workbook.write("Kettle/Boil.swift", "a longer one")
    await clock.advance(by: FileChanges.interval)
    #expect(count.value == 1)
    try workbook.write("Kettle/4913", "a longer one")
    try workbook.remove("Kettle/Boil.swift")
    try FileManager.default.moveItem(
      atPath: workbook.path("Kettle/4913"),
      toPath: workbook.path("Kettle/Boil.swift")
    )
    await clock.advance(by: FileChanges.interval)
    #expect(count.value == 2)
    try workbook.remove("Kettle")
    await clock.advance(by: FileChanges.interval)
    #expect(count.value == 3)
    try workbook.write("Kettle/Boil.swift", "one")
    try workbook.write("Kettle/Notes.txt", "mine")
    await clock.advance(by: FileChanges.interval)
    #expect(count.value == 4)
    try workbook.write("Kettle/Notes.txt", "mine, too")
    await clock.advance(by: FileChanges.interval)
    #expect(count.value == 4)
    listening.cancel()
    await listening.value
  }
}
