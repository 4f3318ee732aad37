import Dependencies
import Foundation

/// Who says that something happened to files: a save, a rename, a file that is gone.
///
/// A change says when to look, not what there is to see: what a file holds has to be read afterwards.
struct FileChanges: Sendable {
  /// Everything that happens in these folders from now on, until the last listener has gone. A folder may
  /// vanish and come back.
  var changes: @Sendable (_ folders: [URL]) throws(CommandFailure) -> AsyncStream<FileChange>
}

/// Something happened in a folder.
struct FileChange: Equatable, Sendable {
  /// The name of the file, without its folder; nil where it may be any of them.
  let name: String?
}

extension FileChanges: DependencyKey {
  static var liveValue: FileChanges {
    FileChanges { folders throws(CommandFailure) in try systemFileChanges(in: folders) }
  }

  static var testValue: FileChanges {
    FileChanges { _ in
      reportIssue("Unimplemented: the changes of files. Override $0.fileChanges.")
      return .never
    }
  }
}

extension DependencyValues {
  var fileChanges: FileChanges {
    get { self[FileChanges.self] }
    set { self[FileChanges.self] = newValue }
  }
}
