#if canImport(Darwin)
  import Darwin
  import Dispatch
  import Foundation
  import Synchronization

  /// What kqueue says about folders and the files in them. Between two changes no thread waits and no
  /// timer runs.
  func systemFileChanges(in folders: [URL]) throws(Failure) -> AsyncStream<FileChange> {
    let (changes, continuation) = AsyncStream.makeStream(of: FileChange.self)
    let watch = KernelWatch(folders) { continuation.yield(FileChange(name: nil)) }
    continuation.onTermination = { _ in watch.end() }
    watch.begin()
    return changes
  }

  /// A folder tells which files come and go, and a file tells that it is written. After each change
  /// all are opened anew, because a file that was replaced is another one now.
  private final class KernelWatch: Sendable {
    private let folders: [URL]
    private let changed: @Sendable () -> Void
    private let queue = DispatchQueue(label: "workbook.files")
    private let sources = Mutex<(all: [DispatchSourceFileSystemObject], isOver: Bool)>(([], false))

    init(_ folders: [URL], changed: @escaping @Sendable () -> Void) {
      self.folders = folders
      self.changed = changed
    }

    func begin() {
      sources.withLock { sources in
        for source in sources.all { source.cancel() }
        sources.all = sources.isOver ? [] : paths.compactMap(source)
      }
    }

    func end() {
      sources.withLock { sources in
        sources.isOver = true
        for source in sources.all { source.cancel() }
        sources.all = []
      }
    }

    private var paths: [String] {
      folders.flatMap { folder in
        let path = folder.path(percentEncoded: false)
        let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        return [path]
          + names.filter { $0.hasSuffix(".swift") }.map {
            folder.appending(path: $0).path(percentEncoded: false)
          }
      }
    }

    private func source(_ path: String) -> DispatchSourceFileSystemObject? {
      let descriptor = open(path, O_EVTONLY | O_CLOEXEC)
      guard descriptor >= 0 else { return nil }
      let source = DispatchSource.makeFileSystemObjectSource(
        fileDescriptor: descriptor,
        eventMask: [.write, .extend, .delete, .rename, .revoke],
        queue: queue
      )
      source.setEventHandler { [weak self] in
        // Opened before anybody looks, so that what is written after the look is seen as well.
        self?.begin()
        self?.changed()
      }
      source.setCancelHandler { close(descriptor) }
      source.activate()
      return source
    }
  }
#endif
