// Right as well: one worker saves what comes out of a stream, of which it keeps the newest.

import Dependencies
import Observation

/// A sheet of scores that is saved one second after the last change, to a share that takes its time.
@MainActor @Observable
final class ScoreSheet {
  private(set) var scores: [Int] = []
  @ObservationIgnored @Dependency(\.continuousClock) private var clock
  @ObservationIgnored @Dependency(\.scoreShare) private var share
  @ObservationIgnored private var waiting: Task<Void, Never>?
  @ObservationIgnored private var requests: AsyncStream<[Int]>.Continuation?
  @ObservationIgnored private var requested: [Int] = []
  @ObservationIgnored private var saved: [Int] = []
  @ObservationIgnored private var isQuitting = false
  @ObservationIgnored private var quitters: [CheckedContinuation<Void, Never>] = []

  func scoreEntered(_ score: Int) {
    scores.append(score)
    waiting?.cancel()
    guard !isQuitting else { return request() }
    waiting = Task {
      guard (try? await clock.sleep(for: .seconds(1))) != nil else { return }
      request()
    }
  }

  /// The process ends when this returns: what is not saved by then is lost.
  func quit() async {
    waiting?.cancel()
    isQuitting = true
    if requested != scores { request() }
    while saved != scores {
      await withCheckedContinuation { quitters.append($0) }
    }
  }

  private func request() {
    requested = scores
    let requests = requests ?? startWorking()
    requests.yield(scores)
  }

  private func startWorking() -> AsyncStream<[Int]>.Continuation {
    let (stream, requests) = AsyncStream.makeStream(
      of: [Int].self,
      bufferingPolicy: .bufferingNewest(1)
    )
    self.requests = requests
    Task { [share] in
      for await scores in stream {
        await share.save(scores)
        saved = scores
        guard saved == self.scores else { continue }
        for quitter in quitters { quitter.resume() }
        quitters = []
      }
    }
    return requests
  }
}

/// A folder on another machine.
struct ScoreShare: Sendable {
  /// Returns when the scores are saved. It may take a while, and nothing can stop it.
  var save: @Sendable ([Int]) async -> Void
}

extension ScoreShare: TestDependencyKey {
  static let testValue = ScoreShare(save: unimplemented("save"))
}

extension DependencyValues {
  var scoreShare: ScoreShare {
    get { self[ScoreShare.self] }
    set { self[ScoreShare.self] = newValue }
  }
}
