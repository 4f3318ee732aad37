import Dependencies
import Foundation

/// Where a memo is until you want to keep it.
private enum TemporaryDirectoryKey: DependencyKey {
  static let liveValue: @Sendable () -> URL = { FileManager.default.temporaryDirectory }
  static let testValue: @Sendable () -> URL = unimplemented(
    #"@Dependency(\.temporaryDirectory)"#,
    placeholder: FileManager.default.temporaryDirectory
  )
}

extension DependencyValues {
  var temporaryDirectory: @Sendable () -> URL {
    get { self[TemporaryDirectoryKey.self] }
    set { self[TemporaryDirectoryKey.self] = newValue }
  }
}
