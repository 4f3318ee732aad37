import Dependencies
import Safekeeping

/// A test writes real files, in a folder of its own, and does not wait for the disk.
extension FileSystem: DependencyKey {
  package static var liveValue: FileSystem { .live }
  package static var testValue: FileSystem { .onDisk(waits: false) }
}

extension DependencyValues {
  var fileSystem: FileSystem {
    get { self[FileSystem.self] }
    set { self[FileSystem.self] = newValue }
  }
}
