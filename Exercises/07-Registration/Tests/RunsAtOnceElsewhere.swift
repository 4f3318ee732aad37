import Dependencies
import Dispatch

/// Whether another thread finds its work done each time that it has used a queue: once may be luck.
func runsAtOnceElsewhere(_ use: @escaping @Sendable (@escaping () -> Void) -> Void) async -> Bool {
  await withCheckedContinuation { continuation in
    DispatchQueue.global().async {
      let isAtOnce = (1...100).allSatisfy { _ in
        let hasRun = LockIsolated(false)
        use { hasRun.setValue(true) }
        return hasRun.value
      }
      continuation.resume(returning: isAtOnce)
    }
  }
}
