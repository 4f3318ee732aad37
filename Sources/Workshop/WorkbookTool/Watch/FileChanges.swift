import Dependencies
import Foundation

/// Says that something happened to files: a save, a rename, a file that is gone.
///
/// A change says when to look, not what there is to see: what a file holds has to be read
/// afterwards.
struct FileChanges: Sendable {
  /// One value for all that happened in these folders since the last one, until the listener has
  /// gone. A folder may vanish and come back.
  var changes: @Sendable (_ folders: [URL]) -> AsyncStream<Void>
}

extension FileChanges: DependencyKey {
  static var liveValue: FileChanges { .looking(on: ContinuousClock()) }

  static let interval = Duration.milliseconds(250)

  /// Looks at the dates of some twenty files, again and again: each system has a way of its own to
  /// be notified, and none of them notifies of everything.
  static func looking(on clock: any Clock<Duration>) -> FileChanges {
    FileChanges { folders in
      let first = FileDates(in: folders)
      return AsyncStream { continuation in
        let looking = Task {
          var before = first
          while (try? await clock.sleep(for: interval)) != nil {
            let now = FileDates(in: folders)
            if now != before { continuation.yield() }
            before = now
          }
        }
        continuation.onTermination = { _ in looking.cancel() }
      }
    }
  }
}

/// What changes when a file is written, replaced, moved or removed.
private struct FileDates: Equatable {
  private struct Stamp: Equatable {
    let date: Date?
    let number: Int?
    let size: Int?
  }

  private var stamps: [String: Stamp] = [:]

  init(in folders: [URL]) {
    for folder in folders.map({ $0.path(percentEncoded: false) }) {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      for name in names where name.hasSuffix(".swift") {
        let facts = try? FileManager.default.attributesOfItem(atPath: "\(folder)/\(name)")
        stamps["\(folder)/\(name)"] = Stamp(
          date: facts?[.modificationDate] as? Date,
          number: (facts?[.systemFileNumber] as? NSNumber)?.intValue,
          size: (facts?[.size] as? NSNumber)?.intValue
        )
      }
    }
  }
}
