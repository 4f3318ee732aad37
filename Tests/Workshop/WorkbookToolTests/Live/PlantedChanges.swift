import ConcurrencyExtras

@testable import WorkbookTool

/// Changes of files that a test plants.
struct PlantedChanges: Sendable {
  private let listener = LockIsolated<AsyncStream<Void>.Continuation?>(nil)

  var client: FileChanges {
    FileChanges { _ in
      let (changes, continuation) = AsyncStream.makeStream(of: Void.self)
      listener.setValue(continuation)
      return changes
    }
  }

  func notify() { listener.value?.yield() }
}
