import Dependencies
import Foundation

extension DataManager {
  /// A memory of its own that behaves as a disk does, and is gone when nothing refers to it.
  static func mock(initialData: Data? = nil) -> DataManager {
    let data = LockIsolated(initialData)
    return DataManager(load: { _ in data.value }, save: { new, _ in data.setValue(new) })
  }

  /// A memory that holds a list already.
  static func mock(_ standups: [Standup]) -> DataManager {
    .mock(initialData: try? standups.encoded())
  }

  static var failToLoad: DataManager {
    var dataManager = DataManager.mock()
    dataManager.load = { _ in
      throw Refusal("all-standups.json could not be read: the disk does not answer.")
    }
    return dataManager
  }

  static var failToSave: DataManager {
    var dataManager = DataManager.mock(.samples)
    dataManager.save = { _, _ in
      throw Refusal("all-standups.json could not be saved: the disk is full.")
    }
    return dataManager
  }

  /// What a broken disk says, without a disk that has to be broken for it.
  struct Refusal: Error, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
  }
}
