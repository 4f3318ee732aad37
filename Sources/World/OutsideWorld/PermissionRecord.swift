import Foundation
import OperatingSystem
import Synchronization

/// The system's record of what each app may use.
///
/// It is a file, so an answer is sticky: it outlives the process that asked, and nothing inside an
/// app can take it back. Resetting it is something the person does to the system.
package final class PermissionRecord: Sendable {
  package static let system = PermissionRecord(folder: nil)

  private let folder: URL?
  private let notices: Notices
  /// The answers that could not be saved.
  private let unsaved = Mutex<Answers>([:])

  /// By app, then by permission. The permission is text so that a newer workbook's survive.
  private typealias Answers = [String: [String: PermissionStatus]]

  package var file: URL {
    (folder ?? StateFolder.current)
      .appending(path: "permissions.json", directoryHint: .notDirectory)
  }

  /// - Parameter folder: Nil for the one of the process, which may begin with a fresh one.
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
      var answers = try readable() ?? [:]
      answers[app, default: [:]][permission.rawValue] = status
      try DurableFile.replace(file.path, with: encoded(answers))
    } catch {
      unsaved.withLock { $0[app, default: [:]][permission.rawValue] = status }
      notices.sayOnce(
        """
        The answer could not be saved in \(shownFile): \(plain(error)). It holds until this \
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
        The record of permissions in \(shownFile) is unreadable: \(plain(error)). Every \
        permission counts as not asked yet; \(PermissionReset.name) starts afresh.
        """
      )
      return [:]
    }
  }

  /// Nil where the file is not what the workbook writes.
  private func readable() throws -> Answers? {
    do {
      return try read()
    } catch is DecodingError {
      return nil
    }
  }

  private func read() throws -> Answers {
    do {
      let bytes = try FileDescriptor.reading(file.path).readAll()
      return try JSONDecoder().decode(Answers.self, from: Data(bytes ?? []))
    } catch let error as SystemFailure where error.isMissing {
      return [:]
    }
  }

  private func encoded(_ answers: Answers) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return try encoder.encode(answers) + Data("\n".utf8)
  }

  private var shownFile: String { file.path.quotable(limit: 300) }

  /// What went wrong, without the path of the file, which the sentence around it has.
  private func plain(_ error: any Error) -> String {
    if error is DecodingError { return "it is not the JSON that the workbook writes" }
    return (error as? SystemFailure)?.words ?? "the file system refuses"
  }
}

/// What sentences call the way in which a person makes all apps ask again.
///
/// The frameworks do not know which tool does it, so the tool sets the name.
package enum PermissionReset {
  package static var name: String { current.withLock { $0 } }

  /// - Parameter command: What a person types, such as `swift run … reset permissions`.
  package static func setName(_ command: String) {
    current.withLock { $0 = command }
  }

  private static let current = Mutex("a reset of the permissions")
}
