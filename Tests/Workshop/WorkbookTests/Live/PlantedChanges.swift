import ConcurrencyExtras
import Foundation

@testable import Workbook

/// Changes of files that a test plants.
struct PlantedChanges: Sendable {
  let folders = LockIsolated<[String]>([])
  private let listener = LockIsolated<AsyncStream<Void>.Continuation?>(nil)

  var client: FileChanges {
    FileChanges { urls in
      folders.setValue(urls.map(\.lastPathComponent))
      let (changes, continuation) = AsyncStream.makeStream(of: Void.self)
      listener.setValue(continuation)
      return changes
    }
  }

  func notify() { listener.value?.yield() }
}
