import Dependencies
import Disk

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Something that remembers.
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

  /// One that each preview has for itself.
  static var previewValue: DataManager { .mock() }
}

extension DataManager {
  /// A memory that behaves as a disk does, and is gone when nobody has it any more.
  static func mock(initialData: Data? = nil) -> DataManager {
    let data = LockIsolated(initialData)
    return DataManager(load: { _ in data.value }, save: { newData, _ in data.setValue(newData) })
  }

  /// A memory that holds a list already.
  static func mock(_ standups: [Standup]) throws -> DataManager {
    try .mock(initialData: standups.encoded())
  }

  static let failToLoad = DataManager(
    load: { _ in throw Refusal("standups.json could not be read: the disk does not answer.") },
    save: { _, _ in }
  )

  static let failToWrite = DataManager(
    load: { _ in nil },
    save: { _, _ in throw Refusal("standups.json could not be saved: the disk is full.") }
  )

  /// What a broken disk says, without a disk that has to be broken for it.
  struct Refusal: Error, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
  }
}

extension DependencyValues {
  var dataManager: DataManager {
    get { self[DataManager.self] }
    set { self[DataManager.self] = newValue }
  }
}
