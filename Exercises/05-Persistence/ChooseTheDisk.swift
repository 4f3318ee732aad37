import Dependencies
import Disk
import Foundation
import Observation

// TODO: Write a data manager: a struct with one closure that loads and one that saves.

// TODO: Register it: a key with a live, a preview and a test value; a property on DependencyValues.

/// The books that a person wants to read. They are saved at each change.
@MainActor @Observable
final class ReadingList {
  private(set) var books: [String] = []
  /// What the person reads above the books; nil when everything is fine.
  private(set) var problem: String?
  @ObservationIgnored private var isReadable = false

  // TODO: Ask your data manager, and not the disk.

  init() {
    do {
      books = try .decoded(from: Disk.standard.read(from: .books))
      isReadable = true
    } catch {
      problem = "\(error)"
    }
  }

  func addButtonTapped(_ book: String) {
    books.append(book)
    guard isReadable else { return }
    do {
      try Disk.standard.write(books.encoded(), to: .books)
      problem = nil
    } catch {
      problem = "\(error)"
    }
  }
}

extension ReadingList {
  /// Launches the list on a disk of its own that holds these books at first. Each call of what this
  /// returns is one launch more on that disk.
  static func launches(onADiskWith books: [String]) throws -> @MainActor () -> ReadingList {
    // TODO: Make a memory, once, and override your data manager with it at each launch.
    { ReadingList() }
  }

  /// Launches the list on a disk that holds nothing yet and refuses each save with this error.
  static func launch(onADiskThatRefuses error: any Error) -> ReadingList {
    // TODO: Override your data manager with one that throws.
    ReadingList()
  }
}

extension [String] {
  /// What a preview shows.
  static let booksOfAPreview = ["The Left Hand of Darkness", "Piranesi"]

  /// What a file says; an empty list where there is no file yet.
  static func decoded(from data: Data?) throws -> [String] {
    try data.map { try JSONDecoder().decode([String].self, from: $0) } ?? []
  }

  func encoded() throws -> Data { try JSONEncoder().encode(self) }
}

extension URL {
  /// Where the books of this person are.
  static var books: URL { Disk.documents.appending(path: "books.json") }
}
