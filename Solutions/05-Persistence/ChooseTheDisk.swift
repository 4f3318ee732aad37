import Dependencies
import Disk
import Foundation
import Observation

/// What the list asks of the file that its books are in.
struct BookFile: Sendable {
  var load: @Sendable () throws -> [String]
  var save: @Sendable ([String]) throws -> Void
  var remove: @Sendable () throws -> Void
}

extension BookFile: DependencyKey {
  static let liveValue = BookFile(
    load: { try .decoded(from: Disk.standard.read(from: .books)) },
    save: { try Disk.standard.write($0.encoded(), to: .books) },
    remove: { try Disk.standard.remove(.books) }
  )

  static let previewValue = BookFile(load: { .booksOfAPreview }, save: { _ in }, remove: {})

  static let testValue = BookFile(
    load: unimplemented("BookFile.load"),
    save: unimplemented("BookFile.save"),
    remove: unimplemented("BookFile.remove")
  )
}

extension DependencyValues {
  var bookFile: BookFile {
    get { self[BookFile.self] }
    set { self[BookFile.self] = newValue }
  }
}

/// The books that a person wants to read. They are saved at each change.
@MainActor @Observable
final class ReadingList {
  private(set) var books: [String] = []
  /// What the person reads above the books; nil when everything is fine.
  private(set) var problem: String?
  @ObservationIgnored private var isReadable = false
  @ObservationIgnored @Dependency(\.bookFile) private var bookFile

  init() {
    attempt {
      books = try bookFile.load()
      isReadable = true
    }
  }

  func addButtonTapped(_ book: String) {
    books.append(book)
    if isReadable { attempt { try bookFile.save(books) } }
  }

  func removeAllButtonTapped() {
    books = []
    if isReadable { attempt { try bookFile.remove() } }
  }

  private func attempt(_ step: () throws -> Void) {
    do {
      try step()
      problem = nil
    } catch {
      problem = "\(error)"
    }
  }
}

extension ReadingList {
  /// Makes a disk that holds these books. Each call of the closure launches the list on that disk.
  static func launches(onADiskWith books: [String]) throws -> @MainActor () -> ReadingList {
    let books = LockIsolated(books)
    return {
      withDependencies {
        $0.bookFile.load = { books.value }
        $0.bookFile.save = { books.setValue($0) }
        $0.bookFile.remove = { books.setValue([]) }
      } operation: {
        ReadingList()
      }
    }
  }
}

extension [String] {
  static let booksOfAPreview = ["The Left Hand of Darkness", "Piranesi"]

  /// What a file says; an empty list where there is no file yet.
  static func decoded(from data: Data?) throws -> [String] {
    try data.map { try JSONDecoder().decode([String].self, from: $0) } ?? []
  }

  func encoded() throws -> Data { try JSONEncoder().encode(self) }
}

/// Where the books of this person are.
extension URL { static var books: URL { Disk.documents.appending(path: "books.json") } }
