// Right as well: a protocol, with a type for the disk, for a memory, for one that refuses and for a test.

import Dependencies
import Disk
import Foundation
import Observation

protocol BookShelf: Sendable {
  func load() throws -> Data?
  func save(_ data: Data) throws
}

struct ShelfOnDisk: BookShelf {
  func load() throws -> Data? { try Disk.standard.read(from: .books) }
  func save(_ data: Data) throws { try Disk.standard.write(data, to: .books) }
}

final class ShelfInMemory: BookShelf {
  private let data: LockIsolated<Data?>

  init(_ books: [String]) throws {
    let saved = try books.encoded()
    data = LockIsolated(saved)
  }

  func load() -> Data? { data.value }
  func save(_ newData: Data) { data.setValue(newData) }
}

struct ShelfThatRefuses: BookShelf {
  let error: any Error

  func load() -> Data? { nil }
  func save(_ data: Data) throws { throw error }
}

struct ShelfOfATest: BookShelf {
  func load() -> Data? {
    reportIssue("A test loads books, and no shelf was overridden.")
    return nil
  }
  func save(_ data: Data) { reportIssue("A test saves books, and no shelf was overridden.") }
}

private enum BookShelfKey: DependencyKey {
  static var liveValue: any BookShelf { ShelfOnDisk() }
  static var previewValue: any BookShelf {
    (try? ShelfInMemory(.booksOfAPreview)) ?? ShelfOfATest()
  }
  static var testValue: any BookShelf { ShelfOfATest() }
}

extension DependencyValues {
  var bookShelf: any BookShelf {
    get { self[BookShelfKey.self] }
    set { self[BookShelfKey.self] = newValue }
  }
}

/// The books that a person wants to read. They are saved at each change.
@MainActor @Observable
final class ReadingList {
  private(set) var books: [String] = []
  /// What the person reads above the books; nil when everything is fine.
  private(set) var problem: String?
  @ObservationIgnored private var isReadable = false

  @ObservationIgnored @Dependency(\.bookShelf) private var file

  init() {
    do {
      books = try .decoded(from: file.load())
      isReadable = true
    } catch {
      problem = "\(error)"
    }
  }

  func addButtonTapped(_ book: String) {
    books.append(book)
    guard isReadable else { return }
    do {
      try file.save(books.encoded())
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
    let file = try ShelfInMemory(books)
    return {
      withDependencies {
        $0.bookShelf = file
      } operation: {
        ReadingList()
      }
    }
  }

  /// Launches the list on a disk that holds nothing yet and refuses each save with this error.
  static func launch(onADiskThatRefuses error: any Error) -> ReadingList {
    withDependencies {
      $0.bookShelf = ShelfThatRefuses(error: error)
    } operation: {
      ReadingList()
    }
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
