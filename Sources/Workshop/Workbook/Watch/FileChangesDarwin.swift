#if canImport(Darwin)
  import Darwin
  import Dispatch
  import Foundation
  import Synchronization

  /// What kqueue says about folders and the files in them. Between two changes no thread waits and no
  /// timer runs.
  func systemFileChanges(in folders: [URL]) throws(CommandFailure) -> AsyncStream<FileChange> {
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
    private let sources = Mutex<(all: [OpenFile], isOver: Bool)>(([], false))

    init(_ folders: [URL], changed: @escaping @Sendable () -> Void) {
      self.folders = folders
      self.changed = changed
    }

    func begin() {
      sources.withLock { sources in
        // The source of a file that has gone stops with it.
        sources.all = sources.isOver ? [] : paths.compactMap(opened)
      }
    }

    func end() {
      sources.withLock { sources in
        sources = ([], true)
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

    private func opened(_ path: String) -> OpenFile? {
      OpenFile(path, on: queue) { [weak self] in
        // Opened before the listener looks, so that what is written after the look is seen as well.
        self?.begin()
        self?.changed()
      }
    }
  }

  /// A file or a folder that the kernel watches, for as long as this is there.
  ///
  /// A dispatch source may be cancelled from any thread, and nothing else is done with it here; its
  /// type does not say so everywhere, which is why the check is switched off.
  private final class OpenFile: @unchecked Sendable {
    private let source: any DispatchSourceFileSystemObject

    init?(_ path: String, on queue: DispatchQueue, changed: @escaping @Sendable () -> Void) {
      let descriptor = open(path, O_EVTONLY | O_CLOEXEC)
      guard descriptor >= 0 else { return nil }
      source = DispatchSource.makeFileSystemObjectSource(
        fileDescriptor: descriptor,
        eventMask: [.write, .extend, .delete, .rename, .revoke],
        queue: queue
      )
      source.setEventHandler(handler: changed)
      source.setCancelHandler { close(descriptor) }
      source.activate()
    }

    deinit { source.cancel() }
  }
#endif
