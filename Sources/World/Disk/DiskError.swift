import Foundation
import OperatingSystem

/// What the file system refuses, in one sentence: what, where, why, and what to do about it.
public struct DiskError: Error, Equatable, CustomStringConvertible {
  public enum Reason: Hashable, Sendable {
    case full
    case forbidden
    case missingFolder
    case other(String)
  }

  public let reason: Reason
  public let description: String

  enum Action { case read, write, remove }

  init(_ action: Action, _ file: URL, _ failure: SystemFailure) {
    reason = Reason(failure)
    let name = file.lastPathComponent
    let folder = file.deletingLastPathComponent().path
    let cause =
      switch reason {
      case .full: "the disk is full. Make room and try again"
      case .forbidden where action == .read: "it may not be read. Look at its permissions"
      case .forbidden: "\(folder) or the file in it is read-only. Make both writable"
      case .missingFolder: "there is no folder \(folder). Make one"
      case .other(let words): "the system says “\(words)”. Look at \(folder)"
      }
    description = "\(name) could not be \(action.participle): \(cause).\(action.remains)"
  }
}

extension DiskError.Action {
  fileprivate var participle: String {
    switch self {
    case .read: "read"
    case .write: "saved"
    case .remove: "removed"
    }
  }

  fileprivate var remains: String {
    switch self {
    case .write: " What was saved before is untouched."
    case .read, .remove: ""
    }
  }
}

extension DiskError.Reason {
  fileprivate init(_ failure: SystemFailure) {
    switch failure.code {
    // To a program, a limit on the size of files (ulimit -f) is a full disk.
    case ENOSPC, EDQUOT, EFBIG: self = .full
    case EACCES, EPERM, EROFS: self = .forbidden
    case ENOENT: self = .missingFolder
    default: self = .other(failure.words)
    }
  }
}
