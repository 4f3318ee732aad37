#if os(Linux)
  import Dispatch
  import Foundation
  import Glibc
  import Stage

  /// What inotify says about folders. Between two changes no thread waits and no timer runs.
  func systemFileChanges(in folders: [URL]) throws(CommandFailure) -> AsyncStream<FileChange> {
    let descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
    guard descriptor >= 0 else {
      throw CommandFailure(
        """
        The system refuses to watch files: \(String(cString: strerror(errno))). Close another program \
        that watches files, or use "swift run workbook check" after each save.
        """,
        .unavailable
      )
    }
    let paths = folders.map { $0.path(percentEncoded: false) }
    // A folder that is there already is watched once, however often this is said.
    let watchAll: @Sendable () -> Void = {
      for path in paths { inotify_add_watch(descriptor, path, interesting) }
    }
    let (changes, continuation) = AsyncStream.makeStream(of: FileChange.self)
    let inlet = Inlet(descriptor, on: DispatchQueue(label: "workbook.files")) { bytes in
      // A folder that came back has to be watched before the listener looks at what is in it.
      watchAll()
      for change in FileChange.all(in: bytes) { continuation.yield(change) }
    } atEnd: {
      close(descriptor)
    }
    continuation.onTermination = { _ in inlet.close() }
    watchAll()
    return changes
  }

  private let interesting = UInt32(
    IN_CLOSE_WRITE | IN_MODIFY | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO
      | IN_DELETE_SELF | IN_MOVE_SELF
  )

  extension FileChange {
    /// Reads what inotify has written: a head of a fixed size, and a name that is filled up with zeros.
    fileprivate static func all(in bytes: [UInt8]) -> [FileChange] {
      let headSize = MemoryLayout<inotify_event>.size
      var changes: [FileChange] = []
      var rest = bytes[...]
      while rest.count >= headSize {
        let head = rest.withUnsafeBytes { $0.loadUnaligned(as: inotify_event.self) }
        let name = rest.dropFirst(headSize).prefix(Int(head.len)).prefix { $0 != 0 }
        let isFolder = head.mask & (UInt32(IN_ISDIR) | UInt32(IN_IGNORED)) != 0
        let isAny = isFolder || name.isEmpty
        changes.append(FileChange(name: isAny ? nil : String(decoding: name, as: UTF8.self)))
        rest = rest.dropFirst(headSize + Int(head.len))
      }
      return changes
    }
  }
#endif
