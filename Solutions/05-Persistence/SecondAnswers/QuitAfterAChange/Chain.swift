// Right as well: each save waits for the one before it, and finds out then what is left to do.

import Dependencies
import Observation

/// A sheet of scores that is saved one second after the last change, to a share that takes its time.
@MainActor @Observable
final class ScoreSheet {
  private(set) var scores: [Int] = []
  @ObservationIgnored @Dependency(\.continuousClock) private var clock
  @ObservationIgnored @Dependency(\.scoreShare) private var share
  @ObservationIgnored private var waiting: Task<Void, Never>?
  @ObservationIgnored private var last: Task<Void, Never>?
  @ObservationIgnored private var saved: [Int] = []

  func scoreEntered(_ score: Int) {
    scores.append(score)
    waiting?.cancel()
    waiting = Task {
      guard (try? await clock.sleep(for: .seconds(1))) != nil else { return }
      await enqueueSave().value
    }
  }

  /// The process ends when this returns: what is not saved by then is lost.
  func quit() async {
    repeat {
      waiting?.cancel()
      await enqueueSave().value
    } while saved != scores
  }

  private func enqueueSave() -> Task<Void, Never> {
    let save = Task { [last] in
      await last?.value
      guard saved != scores else { return }
      let scores = scores
      await share.save(scores)
      saved = scores
    }
    last = save
    return save
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
