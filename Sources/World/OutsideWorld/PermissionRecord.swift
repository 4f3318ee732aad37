import Synchronization

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The system's record of what each app may use.
///
/// It is a file, so an answer is sticky: it outlives the process that asked, and nothing inside an
/// app can take it back. Resetting it is something the person does to the system.
package final class PermissionRecord: Sendable {
  package static let system = PermissionRecord(folder: StateFolder.current)

  /// What a person types for all apps to ask again, as sentences name it.
  package static let resetCommand = "swift run workbook reset permissions"

  package let file: URL
  private let complain: @Sendable (String) -> Void
  private let memory = Mutex(Memory())

  /// What the file cannot hold: answers that could not be saved, and sentences already said.
  private struct Memory {
    var unsaved: Answers = [:]
    var complaints: Set<String> = []
  }

  /// By app, then by permission. The permission is text so that a newer workbook's survive.
  private typealias Answers = [String: [String: PermissionStatus]]

  package init(
    folder: URL,
    complain: @escaping @Sendable (String) -> Void = { Notices.shared.say($0) }
  ) {
    self.file = folder.appending(path: "permissions.json", directoryHint: .notDirectory)
    self.complain = complain
  }

  package func status(of permission: Permission, for app: String) -> PermissionStatus {
    memory.withLock { $0.unsaved[app]?[permission.rawValue] }
      ?? answers()[app]?[permission.rawValue]
      ?? .notDetermined
  }

  package func record(_ status: PermissionStatus, of permission: Permission, for app: String) {
    do {
      let folder = file.deletingLastPathComponent()
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try FolderLock.hold(folder) {
        var answers = answers()
        answers[app, default: [:]][permission.rawValue] = status
        try encoded(answers).write(to: file, options: .atomic)
      }
    } catch {
      memory.withLock { $0.unsaved[app, default: [:]][permission.rawValue] = status }
      complainOnce(
        """
        The answer could not be saved in \(file.path): \(plain(error)). It holds until this \
        program ends; make the folder writable, or name another one in \(StateFolder.variable).
        """
      )
    }
  }

  /// Forgets every answer of every app, as a new device would.
  package func reset() throws(PermissionRecordFailure) {
    memory.withLock { $0 = Memory() }
    do {
      try FileManager.default.removeItem(at: file)
    } catch let error as CocoaError where error.code == .fileNoSuchFile {
      return
    } catch {
      throw PermissionRecordFailure(
        description: """
          The permissions could not be reset: \(file.path) cannot be removed, \(plain(error)). \
          Remove it by hand.
          """
      )
    }
  }

  private func answers() -> Answers {
    do {
      return try JSONDecoder().decode(Answers.self, from: Data(contentsOf: file))
    } catch let error as CocoaError where error.code == .fileReadNoSuchFile {
      return [:]
    } catch {
      complainOnce(
        """
        The record of permissions in \(file.path) is unreadable: \(plain(error)). Every permission \
        counts as not asked yet; \(Self.resetCommand) starts afresh.
        """
      )
      return [:]
    }
  }

  private func encoded(_ answers: Answers) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return try encoder.encode(answers) + Data("\n".utf8)
  }

  private func complainOnce(_ sentence: String) {
    let isNew = memory.withLock { $0.complaints.insert(sentence).inserted }
    if isNew { complain(sentence) }
  }

  /// What went wrong, without the address of the file: the sentence around it has it already.
  private func plain(_ error: any Error) -> String {
    if error is DecodingError { return "it is not the JSON that the workbook writes" }
    switch (error as? CocoaError)?.code {
    case .fileReadNoPermission, .fileWriteNoPermission: return "permission denied"
    case .fileWriteOutOfSpace: return "the disk is full"
    default: return "the file system refuses"
    }
  }
}

/// Why the record could not be reset, in one sentence.
package struct PermissionRecordFailure: Error, CustomStringConvertible {
  package let description: String
}
