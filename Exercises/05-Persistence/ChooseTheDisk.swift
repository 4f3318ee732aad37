import Dependencies
import Disk
import Foundation
import Observation

// TODO: Write a client: a struct with a closure for each thing that the list asks of the disk.

// TODO: Register it: a key with a live, a preview and a test value; a property on DependencyValues.

/// The books that a person wants to read. They are saved at each change.
@MainActor @Observable
final class ReadingList {
  private(set) var books: [String] = []
  /// What the person reads above the books; nil when everything is fine.
  private(set) var problem: String?
  @ObservationIgnored private var isReadable = false

  // TODO: Ask your client, and not the disk.

  init() {
    attempt {
      books = try .decoded(from: Disk.standard.read(from: .books))
      isReadable = true
    }
  }

  func addButtonTapped(_ book: String) {
    books.append(book)
    if isReadable { attempt { try Disk.standard.write(books.encoded(), to: .books) } }
  }

  func removeAllButtonTapped() {
    books = []
    if isReadable { attempt { try Disk.standard.remove(.books) } }
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
    // TODO: Make a memory, once, and override your client with it at each launch.
    { ReadingList() }
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
