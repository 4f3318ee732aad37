import Foundation
import OperatingSystem

/// A refusal of the file system, in one sentence: what, where, why, and what to do about it.
public struct DiskError: Error, Equatable, CustomStringConvertible {
  public let description: String

  init(reading file: URL, _ failure: SystemFailure) {
    description = """
      \(file.lastPathComponent) could not be read: the system says “\(failure.message)”. Look at \
      \(file.path).
      """
  }

  init(writing file: URL, _ failure: SystemFailure) {
    description = """
      \(file.lastPathComponent) could not be saved: \(failure.advice(on: file.path)) What was \
      saved before is untouched.
      """
  }

  init(removing file: URL, _ failure: SystemFailure) {
    description = """
      \(file.lastPathComponent) could not be removed: \(failure.advice(on: file.path))
      """
  }
}
