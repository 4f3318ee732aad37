import Dependencies
import Foundation

/// What the app asks of a disk.
struct DataManager: Sendable {
  /// Nil where nothing has been saved yet.
  var load: @Sendable (URL) throws -> Data?
  /// Puts data in the place of what this process has read or written last. False, and nothing
  /// happens, if the file holds something else by now.
  var save: @Sendable (Data, _ over: Data?, URL) throws -> Bool
  /// Whether another process has the file open. The first one to ask has it.
  var isOpenElsewhere: @Sendable (URL) -> Bool
}

extension DataManager: DependencyKey {
  static let liveValue = DataManager.live

  /// A memory that has some stand-ups. All previews of one process share this one.
  static let previewValue = DataManager.mock(.samples)

  /// A test overrides what it expects to be used. The others report that they were called.
  static let testValue = DataManager(
    load: unimplemented("DataManager.load"),
    save: unimplemented("DataManager.save"),
    isOpenElsewhere: unimplemented("DataManager.isOpenElsewhere", placeholder: false)
  )
}

extension DependencyValues {
  var dataManager: DataManager {
    get { self[DataManager.self] }
    set { self[DataManager.self] = newValue }
  }
}
