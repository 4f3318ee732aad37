import Dependencies
import Dispatch

/// How often work has run when another thread used a queue, a hundred times: once may be luck.
func runsElsewhere(_ use: @escaping @Sendable (@escaping () -> Void) -> Void) async -> Set<Int> {
  await withCheckedContinuation { continuation in
    DispatchQueue.global().async {
      let runs = (1...100).map { _ in
        let runs = LockIsolated(0)
        use { runs.withValue { $0 += 1 } }
        return runs.value
      }
      continuation.resume(returning: Set(runs))
    }
  }
}
