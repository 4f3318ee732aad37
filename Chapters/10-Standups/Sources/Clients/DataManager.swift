import Dependencies
import Foundation

/// What the app asks of a disk.
struct DataManager: Sendable {
  /// Nil where nothing has been saved yet.
  var load: @Sendable (URL) throws -> Data?
  var save: @Sendable (Data, URL) throws -> Void
}

extension DataManager: DependencyKey {
  static let liveValue = DataManager.live

  /// A memory that has some stand-ups. All previews of one process share this one.
  static let previewValue = DataManager.mock(.samples)

  /// A test overrides what it expects to be used. The others report that they were called.
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
