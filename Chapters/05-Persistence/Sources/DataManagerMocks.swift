import Dependencies
import Foundation

extension DataManager {
  /// A memory of its own that behaves as a disk does, and is gone when it is let go of.
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
