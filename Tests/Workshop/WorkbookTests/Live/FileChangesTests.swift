import ConcurrencyExtras
import Dependencies
import DependenciesTestSupport
import Foundation
import Testing

@testable import Workbook

/// The changes of files in a folder of our own.
@Suite final class ChangesOfFiles {
  private let folder = quickestFolder.appending(path: "file-changes-\(UUID())")
  private let clock = TestClock()

  deinit { try? FileManager.default.removeItem(at: folder) }

  @Test func `a save, a replacement, a loss and a return are a change each`() async throws {
    try write("Boil.swift", "one")
    let changes = FileChanges.looking(on: clock).changes([folder])
    let count = LockIsolated(0)
    let listening = Task { for await _ in changes { count.withValue { $0 += 1 } } }
    await clock.advance(by: FileChanges.interval)
    #expect(count.value == 0)
    try write("Boil.swift", "a longer one")
    await clock.advance(by: FileChanges.interval)
    #expect(count.value == 1)
    try write("4913", "a longer one")
    try FileManager.default.removeItem(at: folder.appending(path: "Boil.swift"))
    try FileManager.default.moveItem(
      at: folder.appending(path: "4913"),
      to: folder.appending(path: "Boil.swift")
    )
    await clock.advance(by: FileChanges.interval)
    #expect(count.value == 2)
    try FileManager.default.removeItem(at: folder)
    await clock.advance(by: FileChanges.interval)
    #expect(count.value == 3)
    try write("Boil.swift", "one")
    try write("Notes.txt", "mine")
    await clock.advance(by: FileChanges.interval)
    #expect(count.value == 4)
    try write("Notes.txt", "mine, too")
    await clock.advance(by: FileChanges.interval)
    #expect(count.value == 4)
    listening.cancel()
    await listening.value
  }

  private func write(_ name: String, _ text: String) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: folder.appending(path: name))
  }
}
