import Dependencies
import Safekeeping

/// A test writes real files, in a folder of its own, and does not wait for the disk.
extension FileSteps: DependencyKey {
  package static var liveValue: FileSteps { FileSteps() }
  package static var testValue: FileSteps { FileSteps(waits: false) }
}
