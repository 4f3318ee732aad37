// Tempting: what is no list holds no book.

import Dependencies
import Disk
import Foundation
import Observation

/// Remembers what is in a file.
struct DataManager: Sendable {
  /// Nil where nothing has been saved yet.
  var load: @Sendable (URL) throws -> Data?
  var save: @Sendable (Data, URL) throws -> Void
}

extension DataManager: DependencyKey {
  static let liveValue = DataManager(
    load: { try Disk.standard.read(from: $0) },
    save: { try Disk.standard.write($0, to: $1) }
  )

  static let previewValue = DataManager(
    load: { _ in try [String].booksOfAPreview.encoded() },
    save: { _, _ in }
  )

  static let testValue = DataManager(
    load: unimplemented("DataManager.load"),
    save: unimplemented("DataManager.save")
  )
}

extension DependencyValues {
  var dataManager: DataManager {
    get { self[DataManager.self] }
    set { self[DataManager.self] = newValue }
  }
}

/// The books that a person wants to read. They are saved at each change.
@MainActor @Observable
final class ReadingList {
  private(set) var books: [String] = []
  /// What the person reads above the books; nil when everything is fine.
  private(set) var problem: String?
  @ObservationIgnored private var isReadable = false
  @ObservationIgnored @Dependency(\.dataManager) private var dataManager

  init() {
    do {
      let data = try dataManager.load(.books)
      books = (try? .decoded(from: data)) ?? []
      isReadable = true
    } catch {
      problem = "\(error)"
    }
  }

  func addButtonTapped(_ book: String) {
    books.append(book)
    guard isReadable else { return }
    do {
      try dataManager.save(books.encoded(), .books)
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
    let data = try LockIsolated<Data?>(books.encoded())
    return {
      withDependencies {
        $0.dataManager = DataManager(
          load: { _ in data.value },
          save: { newData, _ in data.setValue(newData) }
        )
      } operation: {
        ReadingList()
      }
    }
  }

  /// Launches the list on a disk that holds nothing yet and refuses each save with this error.
  static func launch(onADiskThatRefuses error: any Error) -> ReadingList {
    withDependencies {
      $0.dataManager = DataManager(load: { _ in nil }, save: { _, _ in throw error })
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
