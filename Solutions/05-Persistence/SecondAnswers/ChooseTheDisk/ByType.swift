// Right as well: no property on DependencyValues; books are remembered, and not their bytes.

import Dependencies
import Disk
import Foundation
import Observation

/// Remembers books.
struct BookShelf: Sendable {
  var books: @Sendable () throws -> [String]
  var put: @Sendable ([String]) throws -> Void
}

extension BookShelf: DependencyKey {
  static var liveValue: BookShelf {
    BookShelf(
      books: { try .decoded(from: Disk.standard.read(from: .books)) },
      put: { try Disk.standard.write($0.encoded(), to: .books) }
    )
  }

  static var previewValue: BookShelf { .holding(.booksOfAPreview) }

  static var testValue: BookShelf {
    BookShelf(
      books: unimplemented("BookShelf.books", placeholder: []),
      put: unimplemented("BookShelf.put")
    )
  }

  static func holding(_ books: [String]) -> BookShelf {
    let books = LockIsolated(books)
    return BookShelf(books: { books.value }, put: { books.setValue($0) })
  }
}

/// The books that a person wants to read. They are saved at each change.
@MainActor @Observable
final class ReadingList {
  private(set) var books: [String] = []
  /// What the person reads above the books; nil when everything is fine.
  private(set) var problem: String?
  @ObservationIgnored private var isReadable = false
  @ObservationIgnored @Dependency(BookShelf.self) private var shelf

  init() {
    do {
      books = try shelf.books()
      isReadable = true
    } catch {
      problem = "\(error)"
    }
  }

  func addButtonTapped(_ book: String) {
    books.append(book)
    guard isReadable else { return }
    do {
      try shelf.put(books)
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
    let shelf = BookShelf.holding(books)
    return {
      withDependencies {
        $0[BookShelf.self] = shelf
      } operation: {
        ReadingList()
      }
    }
  }

  /// Launches the list on a disk that holds nothing yet and refuses each save with this error.
  static func launch(onADiskThatRefuses error: any Error) -> ReadingList {
    withDependencies {
      $0[BookShelf.self] = BookShelf(books: { [] }, put: { _ in throw error })
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
