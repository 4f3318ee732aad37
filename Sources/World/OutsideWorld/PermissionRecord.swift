import Foundation
import OperatingSystem
import Synchronization

/// The system's record of what each app may use.
///
/// It is a file, so an answer is sticky. It outlives the process that asked, and the app cannot
/// take it back. Only the person can reset the record.
package final class PermissionRecord: Sendable {
  package static let system = PermissionRecord(folder: nil)

  private let folder: URL?
  private let notices: Notices
  /// Answers that could not be saved. They hold until this process ends.
  private let unsaved = Mutex<Answers>([:])

  /// By app, then by the raw value of the permission.
  private typealias Answers = [String: [String: PermissionStatus]]

  package var file: URL {
    (folder ?? StateFolder.current)
      .appending(path: StateFolder.permissions, directoryHint: .notDirectory)
  }

  /// - Parameter folder: Nil for ``StateFolder/current``, which may change once at the start.
  package init(
    folder: URL?,
    complain: @escaping @Sendable (String) -> Void = { Notices.shared.say($0) }
  ) {
    self.folder = folder
    notices = Notices(show: complain)
  }

  package func status(of permission: Permission, for app: String) -> PermissionStatus {
    let unsaved = unsaved.withLock { $0[app]?[permission.rawValue] }
    return unsaved ?? answers()[app]?[permission.rawValue] ?? .notDetermined
  }

  package func record(_ status: PermissionStatus, of permission: Permission, for app: String) {
    do {
      let folder = file.deletingLastPathComponent()
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let lock = try FileDescriptor(folder: folder.path)
      try lock.lock()
      var answers: Answers = [:]
      // A file that is no record is replaced. One that cannot be read is left alone.
      do { answers = try read() } catch is DecodingError {}
      answers[app, default: [:]][permission.rawValue] = status
      try DurableFile.replace(file.path, with: encoded(answers))
    } catch {
      unsaved.withLock { $0[app, default: [:]][permission.rawValue] = status }
      notices.sayOnce(
        """
        The answer could not be saved in \(quotedPath): \(reason(error)). It holds until this \
        program ends; make the folder writable, or name another one in \(StateFolder.variable).
        """
      )
    }
  }

  private func answers() -> Answers {
    do {
      return try read()
    } catch {
      notices.sayOnce(
        """
        The record of permissions in \(quotedPath) is unreadable: \(reason(error)). Every \
        permission counts as not asked yet; \(PermissionReset.command) starts afresh.
        """
      )
      return [:]
    }
  }

  private func read() throws -> Answers {
    do {
      let bytes = try FileDescriptor.reading(file.path).readAll()
      return try JSONDecoder().decode(Answers.self, from: Data(bytes))
    } catch let error as SystemFailure where error.isMissing {
      return [:]
    }
  }

  private func encoded(_ answers: Answers) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return try encoder.encode(answers) + Data("\n".utf8)
  }

  private var quotedPath: String { file.path.quotable(limit: 300) }

  /// The reason without the path of the file, which is in the sentence already.
  private func reason(_ error: any Error) -> String {
    if error is DecodingError { return "it is not the JSON that the workbook writes" }
    return (error as? SystemFailure)?.message ?? "the file system refuses"
  }
}

/// The command with which a person makes all apps ask again.
///
/// The frameworks do not know which tool has the command, so the tool sets it.
package enum PermissionReset {
  package static var command: String {
    get { current.withLock { $0 } }
    set { current.withLock { $0 = newValue } }
  }

  private static let current = Mutex("a reset of the permissions")
}
