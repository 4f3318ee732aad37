import Foundation
import Testing

@testable import Safekeeping

/// The same as the law says, with processes that are really killed.
@Suite(.serialized) struct KilledProcesses {
  /// Before each step that there is.
  @Test(arguments: 1...27)
  func `a process that is killed leaves all that was there`(step: Int) async throws {
    let before: [String: Content] = ["a": .text("mine"), "b/c": .text("mine too")]
    let folder = try SafeFolder(before)
    let path = folder.path("")
    await #expect(processExitsWith: .signal(SIGKILL)) {
      [path = path as String, step = step as Int] in
      let killing = BrokenFileSystem(.kills, at: step)
      _ = try BackupStore(root: URL(filePath: path), files: killing.files).change(
        [Change("a", .text("new")), Change("b/c", .nothing), Change("d/e", .text("new"))],
        because: "try"
      )
    }
    let safe = folder.safe()
    let shelf = try safe.shelf()
    #expect(shelf.skipped == [])
    if let backup = shelf.backups.first {
      #expect(safe.hasUnfinishedChange)
      _ = try safe.restore(backup)
      #expect(!safe.hasUnfinishedChange)
    }
    #expect(try folder.tree == before)
  }
}
