import Foundation
import TestTools
import Testing

@testable import Safekeeping

/// The same as the law says, with processes that are really killed: before each step that there is
/// under `WORKBOOK_STRESS=1`, and before every fifth otherwise, since the law tries each of them.
@Suite(.serialized) struct KilledProcesses {
  private static let before: [String: Content] = ["a": .text("mine"), "b/c": .text("mine too")]

  private static func change(_ path: String, _ broken: BrokenFileSystem) throws {
    _ = try BackupStore(root: URL(filePath: path), files: broken.files).change(
      [Change("a", .text("new")), Change("b/c", .nothing), Change("d/e", .text("new"))],
      because: "try"
    )
  }

  private static func steps() throws -> [Int] {
    let (folder, whole) = (try SafeFolder(before), BrokenFileSystem(.kills, at: .max))
    try change(folder.path(""), whole)
    return withExtendedLifetime(folder) {
      Array(stride(from: 1, through: whole.steps, by: isStressWanted ? 1 : 5))
    }
  }

  @Test(arguments: try steps())
  func `a process that is killed before any step leaves all that was there`(step: Int) async throws
  {
    let folder = try SafeFolder(Self.before)
    let path = folder.path("")
    await #expect(processExitsWith: .signal(SIGKILL)) {
      [path = path as String, step = step as Int] in
      try Self.change(path, BrokenFileSystem(.kills, at: step))
    }
    let store = folder.store()
    let shelf = try store.shelf()
    #expect(shelf.skipped == [])
    if let backup = shelf.backups.first {
      #expect(store.hasUnfinishedChange)
      _ = try store.restore(backup)
      #expect(!store.hasUnfinishedChange)
    }
    #expect(try folder.tree == Self.before)
  }
}
