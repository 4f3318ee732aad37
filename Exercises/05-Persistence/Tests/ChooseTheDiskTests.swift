import Dependencies
import Disk
import Foundation
import Testing

@testable import PersistenceExercises

@MainActor
@Suite struct ChooseTheDisk {
  @Test func `in the app the list uses the file on the disk, as it does now`() throws {
    try onAnEmptyDisk {
      launch(in: .live).addButtonTapped("Emma")
      let list = launch(in: .live)
      #expect(list.books == ["Emma"], "The next launch in the app does not find “Emma”.")
      list.removeAllButtonTapped()
      #expect(try Disk.standard.read(from: .books) == nil, "All is removed, and a file is left.")
      try FileManager.default.createDirectory(at: .books, withIntermediateDirectories: true)
      list.addButtonTapped("Kim")
      #expect(list.problem != nil, "The disk does not save the list, and no problem is shown.")
      list.removeAllButtonTapped()
      #expect(list.problem != nil, "The disk does not remove it, and no problem is shown.")
      try FileManager.default.removeItem(at: .books)
      try Disk.standard.write(Data(#"{"version": 2}"#.utf8), to: .books)
      #expect(launch(in: .live).problem != nil, "The file holds no list, and no problem is shown.")
    }
  }

  @Test func `a preview begins with the books of a preview, and leaves the disk alone`() throws {
    try onAnEmptyDisk {
      let list = launch(in: .preview)
      #expect(list.books == .booksOfAPreview, "It has other books. Has the key a preview value?")
      list.addButtonTapped("Kim")
      #expect(try Disk.standard.read(from: .books) == nil, "A preview wrote to the disk.")
      try Disk.standard.write([String]().encoded(), to: .books)
      list.removeAllButtonTapped()
      #expect(try Disk.standard.read(from: .books) != nil, "A preview removed a file of the disk.")
    }
  }

  @Test func `a test that overrides nothing fails when it launches the list`() throws {
    try onAnEmptyDisk {
      withKnownIssue("It is launched, and nothing fails.") { _ = ReadingList() }
    }
  }

  @Test func `the next launch finds what the last one has left in memory`() throws {
    try onAnEmptyDisk {
      let launch = try ReadingList.launches(onADiskWith: ["Kim"])
      let other = try ReadingList.launches(onADiskWith: ["Kim"])
      let list = launch()
      #expect(list.books == ["Kim"])
      list.addButtonTapped("Emma")
      #expect(launch().books == ["Kim", "Emma"], "The next launch does not find “Emma” as well.")
      list.removeAllButtonTapped()
      #expect(launch().books == [], "The next launch finds books that the first one has removed.")
      #expect(other().books == ["Kim"], "Another disk does not keep its own books.")
    }
  }

  private func launch(in context: DependencyContext) -> ReadingList {
    withDependencies {
      $0.context = context
    } operation: {
      ReadingList()
    }
  }

  /// Puts another disk in place of `Disk.standard`, to look at your live value. No vendor lets you
  /// do that: at work you try the live value in the app.
  private func onAnEmptyDisk(_ operation: () throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "books-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Disk.$current.withValue(Disk(documents: folder), operation: operation)
  }
}
