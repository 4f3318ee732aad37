import Dependencies
import Disk
import Foundation
import OutsideWorld
import TestProbes
import Testing

@testable import PersistenceExercises

@MainActor
@Suite struct ChooseTheDisk {
  // Demand 1
  // One test, because a live value may be made once and keep the disk that it was made with.
  @Test func `in the app, the list is on the disk, and what the disk refuses is shown`() throws {
    try Machine().run { machine in
      let first = makeInContext(.live) { ReadingList() }
      #expect(first.books == [], "There is no file on this disk yet. The list shows:")
      #expect(first.problem == nil, "There is no file on this disk yet, and there is a problem.")
      first.addButtonTapped("Emma")
      #expect(machine.books == ["Emma"], "In the app, a book was added. The disk holds:")
      let second = makeInContext(.live) { ReadingList() }
      second.addButtonTapped("Kim")
      #expect(machine.books == ["Emma", "Kim"], "After the second launch, the disk holds:")
      let launched = makeInContext(.live) { ReadingList() }
      #expect(launched.books == ["Emma", "Kim"], "The third launch shows:")

      try machine.takeTheFolderAway()
      let view = TestView { second.problem }
      second.addButtonTapped("Nana")
      #expect(view.isTold, "The disk has refused to save, and no view of the problem is notified.")
      #expect(
        second.problem?.contains("books.json could not be saved") == true,
        "The disk has refused to save. The person reads: \(second.problem ?? "nothing")"
      )
      let reason = second.problem
      try machine.putAFolderWhereTheFileWas()
      second.addButtonTapped("Nana")
      #expect(second.problem != reason, "The disk refuses for another reason. The person reads:")
      try machine.giveTheFolderBack()
      second.addButtonTapped("Pnin")
      #expect(
        machine.books == ["Emma", "Kim", "Nana", "Nana", "Pnin"],
        "The disk has refused two saves and takes the next one. It holds:"
      )
      #expect(second.problem == nil, "The disk has saved again, and the problem stays.")
      second.removeAllButtonTapped()
      #expect(machine.contents == nil, "All books were removed. Their file is still there, with:")

      try machine.putAFolderWhereTheFileWas()
      second.removeAllButtonTapped()
      #expect(
        second.problem?.contains("books.json could not be removed") == true,
        "The disk has refused to remove. The person reads: \(second.problem ?? "nothing")"
      )
      let third = makeInContext(.live) { ReadingList() }
      #expect(
        third.problem?.contains("books.json could not be read") == true,
        "The disk has refused to read. The person reads: \(third.problem ?? "nothing")"
      )

      try machine.write(#"["Emma","Kim"]"#)
      third.addButtonTapped("Nana")
      #expect(
        machine.books == ["Emma", "Kim"],
        "The disk could not read the file, and can by now. It is written over, and holds:"
      )

      for contents in ["Emma and Kim", ""] {
        try machine.write(contents)
        let damaged = makeInContext(.live) { ReadingList() }
        #expect(damaged.problem != nil, "The file holds “\(contents)”, and there is no problem.")
        damaged.removeAllButtonTapped()
        damaged.addButtonTapped("Nana")
        #expect(damaged.problem != nil, "A book was added that is not saved: the problem is gone.")
        #expect(machine.contents == contents, "The file could not be read. By now it holds:")
      }

      // Demand 3
      try inContext(.live) {
        let overridden = try ReadingList.launches(onADiskWith: ["Lolita"])()
        #expect(overridden.books == ["Lolita"], "The app overrides the disk. The list shows:")
      }
    }
  }

  // Demand 2
  @Test func `in a preview, the list shows the books of a preview, and no disk is touched`() throws
  {
    try Machine(["Emma"]).run { machine in
      let list = makeInContext(.preview) { ReadingList() }
      #expect(
        list.books.prefix(2) == ["The Left Hand of Darkness", "Piranesi"],
        "This preview overrides nothing, and the machine's disk holds Emma. It shows: \(list.books)"
      )
      let count = list.books.count
      list.addButtonTapped("Kim")
      list.addButtonTapped("Kim")
      #expect(list.books.dropFirst(count) == ["Kim", "Kim"], "Two books were added to a preview.")
      list.removeAllButtonTapped()
      #expect(list.books == [], "All books were removed from the preview. It shows:")
      #expect(list.problem == nil, "A preview can change its books, and there is a problem.")
      #expect(machine.books == ["Emma"], "The preview has changed the file. It holds:")
      #expect(machine.isUntouched, "The preview has touched the disk: \(machine.bill)")
    }
  }

  // Demand 3
  @Test(arguments: contexts)
  func `what one launch saves, the next one finds`(_ context: DependencyContext) throws {
    try Machine(["Emma"]).run { machine in
      for books in [[], ["Kim"], ["Nana", "Pnin", "Nana"]] {
        try inContext(context) {
          let launch = try ReadingList.launches(onADiskWith: books)
          let first = launch()
          #expect(first.books == books, "The disk holds \(books). The first launch shows:")
          let view = TestView { first.books }
          first.addButtonTapped("Ulysses")
          first.addButtonTapped("Ulysses")
          #expect(view.isTold, "Two books were added, and no view of them is notified.")
          let second = launch()
          #expect(second.books == books + ["Ulysses", "Ulysses"], "The second launch shows:")
          second.addButtonTapped("Beloved")
          #expect(launch().books == books + ["Ulysses", "Ulysses", "Beloved"], "The third shows:")
          first.addButtonTapped("Emma")
          #expect(
            launch().books == books + ["Ulysses", "Ulysses", "Emma"],
            "Two lists were open, and the first one has saved last. The next launch shows:"
          )
          second.removeAllButtonTapped()
          #expect(launch().books == [], "All books were removed. The next launch shows:")
          #expect(launch().problem == nil, "The disk refuses nothing, and there is a problem.")
          second.removeAllButtonTapped()
          #expect(second.problem == nil, "No book was left to remove. The person reads:")
          second.addButtonTapped("Kim")
          #expect(launch().books == ["Kim"], "A book was added after that. The next launch shows:")
        }
      }
      #expect(machine.isUntouched, "The override has touched the disk: \(machine.bill)")
    }
  }

  @Test func `two disks know nothing of each other`() throws {
    try Machine(["Emma"]).run { _ in
      let one = try ReadingList.launches(onADiskWith: ["Kim"])
      let other = try ReadingList.launches(onADiskWith: ["Kim"])
      let list = one()
      list.addButtonTapped("Nana")
      #expect(other().books == ["Kim"], "A book was added on another disk. This one holds:")
      other().addButtonTapped("Pnin")
      #expect(one().books == ["Kim", "Nana"], "A book was added on another disk. This one holds:")
    }
  }

  // Demand 4
  @Test(arguments: contexts)
  func `on a disk that refuses, the person reads why`(_ context: DependencyContext) throws {
    try Machine(["Emma"]).run { machine in
      for reason in ["The disk is full.", "The disk is read-only."] {
        inContext(context) {
          let list = ReadingList.launch(onADiskThatRefuses: Refusal(description: reason))
          #expect(list.books == [], "This disk holds nothing yet. The list shows:")
          #expect(list.problem == nil, "Nothing was saved yet, and there is a problem.")
          let other = ReadingList.launch(onADiskThatRefuses: Refusal(description: "It is broken."))
          list.addButtonTapped("Kim")
          #expect(list.problem == reason, "The disk refuses with “\(reason)”. The person reads:")
          #expect(list.books == ["Kim"], "The book has to stay on the screen. The list shows:")
          list.addButtonTapped("Kim")
          #expect(list.problem == reason, "The disk refuses the second book. The person reads:")
          other.removeAllButtonTapped()
          #expect(other.problem == "It is broken.", "Another disk refuses to remove. It says:")
        }
      }
      #expect(machine.isUntouched, "The override has touched the disk: \(machine.bill)")
    }
  }

  // Demand 2
  @Test(.filterIssues { $0.isFailure })
  func `a test that overrides nothing fails when the list is launched`() throws {
    try Machine(["Emma"]).run { machine in
      for launch in 1...2 {
        withExpectedIssue("Launch \(launch) fails nothing: a `testValue` is missing, or silent.") {
          _ = ReadingList()
        }
      }
      withExpectedIssue("Nothing was overridden, a book was added, and the test would pass.") {
        ReadingList().addButtonTapped("Kim")
      }
      // It was launched in a preview, so it is whole. The test value is called when it changes.
      let list = makeInContext(.preview) { ReadingList() }
      _ = IssueLog.messages {
        inContext(.test) {
          list.addButtonTapped("Kim")
          list.removeAllButtonTapped()
        }
      }
      #expect(machine.books == ["Emma"], "A test that overrides nothing has changed the file to:")
      #expect(machine.isUntouched, "A test that overrides nothing uses the disk: \(machine.bill)")
    }
  }
}

private struct Refusal: Error, CustomStringConvertible { let description: String }

/// A machine with a disk of its own.
@MainActor
private final class Machine {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "disk-\(UUID())")
  private let footprint = Footprint()
  private let disk: Disk

  init(_ books: [String]? = nil) throws {
    disk = Disk(documents: folder, footprint: footprint)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    // Not by the disk, which counts.
    if let books { try books.encoded().write(to: file) }
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private var file: URL { folder.appending(path: "books.json") }

  /// Nil where the file is missing or holds no list.
  var books: [String]? {
    (try? Data(contentsOf: file)).flatMap { try? JSONDecoder().decode([String].self, from: $0) }
  }
  var bill: String { footprint.summary }
  var isUntouched: Bool { bill == "untouched" }

  func takeTheFolderAway() throws {
    try FileManager.default.removeItem(at: folder)
    try Data().write(to: folder)
  }

  var contents: String? { try? String(contentsOf: file, encoding: .utf8) }

  /// Puts a file in place of whatever is there.
  func write(_ contents: String) throws {
    try FileManager.default.removeItem(at: file)
    try Data(contents.utf8).write(to: file)
  }

  func giveTheFolderBack() throws {
    try FileManager.default.removeItem(at: folder)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  func putAFolderWhereTheFileWas() throws {
    try FileManager.default.removeItem(at: folder)
    try FileManager.default.createDirectory(at: file, withIntermediateDirectories: true)
  }

  func run(_ operation: @MainActor (Machine) throws -> Void) throws {
    try Disk.$current.withValue(disk) { try operation(self) }
  }
}
