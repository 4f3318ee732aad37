import Foundation
import TestTools
import Testing

@testable import Safekeeping

/// Whatever breaks, and wherever: nothing has changed, or the backup is complete.
@Suite struct LawOfTheSafe {
  /// One of each kind of change, and all that a person may have left around them.
  private static let before: [String: Content] = [
    "a/edited.swift": .text("mine", 0o600),
    "a/script": .text("#!", 0o755),
    "a/link.swift": .link(to: "edited.swift"),
    "a/added.swift": .text("mine too"),
    "a/only/inner.swift": .text("deep"),
    "a/untouched.swift": .text("as it is"),
    "file-to-folder": .text("a file"),
    "folder-to-file/inner": .text("in a folder"),
  ]

  private static let changes = [
    Change("a/edited.swift", .file(Data("shipped".utf8))),
    Change("a/script", .text("#! other", 0o755)),
    Change("a/link.swift", .text("no link")),
    Change("a/added.swift", .nothing),
    Change("a/only/inner.swift", .nothing),
    Change("a/new/made.swift", .text("new")),
    Change("a/gone.swift", .nothing),
    Change("file-to-folder", .nothing),
    Change("file-to-folder/inner", .text("in a folder")),
    Change("folder-to-file/inner", .nothing),
    Change("folder-to-file", .text("a file")),
  ]

  private static let after: [String: Content] = [
    "a/edited.swift": .text("shipped", 0o600),
    "a/script": .text("#! other", 0o755),
    "a/link.swift": .text("no link"),
    "a/new/made.swift": .text("new"),
    "a/untouched.swift": .text("as it is"),
    "file-to-folder/inner": .text("in a folder"),
    "folder-to-file": .text("a file"),
  ]

  enum Way { case back, on }

  /// Both from each step under `WORKBOOK_STRESS=1`; by turns otherwise.
  private static let ways: [Way?] = isStressWanted ? [.back, .on] : [nil]

  @Test(arguments: ways)
  func `a process that ends before any step leaves all that was there`(way: Way?) throws {
    try tryEachStep(.stops, way)
  }

  @Test(arguments: ways)
  func `a process that ends in the middle of a step leaves all that was there`(way: Way?) throws {
    try tryEachStep(.stopsHalfway, way)
  }

  @Test func `a step that fails leaves all that was there`() throws {
    try tryEachStep(.fails(EIO), nil)
  }

  @Test func `a disk that is full from any step on leaves all that was there`() throws {
    try tryEachStep(.isFull(ENOSPC), nil)
  }

  /// Breaks at the first step, at the second one, until it comes through; goes back and on by turns
  /// if there is no way.
  private func tryEachStep(_ fault: BrokenFileSystem.Fault, _ way: Way?) throws {
    for step in 1..<10_000 {
      let folder = try SafeFolder(Self.before)
      let broken = BrokenFileSystem(fault, at: step)
      let result = Result {
        try folder.store(broken.files).change(Self.changes, because: "try")
      }
      guard broken.isBroken else {
        #expect(try folder.tree == Self.after)
        #expect(step > 20)
        return
      }
      let turn: Way = step.isMultiple(of: 2) ? .back : .on
      try check(folder, result, way ?? turn, "at step \(step)")
    }
    Issue.record("It never comes to an end.")
  }

  private func check(
    _ folder: SafeFolder,
    _ result: Result<Backup?, any Error>,
    _ way: Way,
    _ place: Comment
  ) throws {
    let store = folder.store()
    let shelf = try store.shelf()
    #expect(shelf.skipped == [], place)
    if let backup = shelf.backups.first {
      #expect(shelf.backups.count == 1, place)
      let kept = backup.before.filter { $0.content != .nothing }
      for change in kept {
        #expect(Self.before[change.path.description] == change.content, place)
      }
      #expect(kept.count == 7, place)
      #expect(store.hasUnfinishedChange == backup.isHalfDone, place)
      if !backup.isHalfDone { #expect(try folder.tree == Self.after, place) }
    } else {
      #expect(try folder.tree == Self.before, place)
      #expect(!store.hasUnfinishedChange, place)
    }
    switch result {
    case .success: #expect(try folder.tree == Self.after, place)
    case .failure(let error):
      #expect(
        "\(error)".hasSuffix("Nothing has changed.")
          || "\(error)".contains("The change is half done"),
        place
      )
      if "\(error)".hasSuffix("Nothing has changed.") {
        #expect(try folder.tree == Self.before, place)
      }
    }
    switch (way, shelf.backups.first) {
    case (.back, let backup?):
      _ = try store.restore(backup)
      #expect(try folder.tree == Self.before, place)
    case (.back, nil): break
    case (.on, _):
      _ = try store.change(Self.changes, because: "try")
      #expect(try folder.tree == Self.after, place)
    }
    #expect(!store.hasUnfinishedChange, place)
  }
}
