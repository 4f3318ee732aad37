// Right as well: changes are counted, no task is kept, and those who quit wait for a continuation.

import Dependencies
import Observation

/// A sheet of scores that is saved one second after the last change, to a share that takes its time.
@MainActor @Observable
final class ScoreSheet {
  private(set) var scores: [Int] = []
  @ObservationIgnored @Dependency(\.continuousClock) private var clock
  @ObservationIgnored @Dependency(\.scoreShare) private var share
  @ObservationIgnored private var change = 0
  @ObservationIgnored private var saved = 0
  @ObservationIgnored private var isSaving = false
  /// A second has passed since the last change, while a save was on its way.
  @ObservationIgnored private var isDue = false
  @ObservationIgnored private var leaving: [CheckedContinuation<Void, Never>] = []

  func scoreEntered(_ score: Int) {
    scores.append(score)
    change += 1
    Task { [change] in
      try await clock.sleep(for: .seconds(1))
      guard change == self.change else { return }
      isDue = true
      save()
    }
  }

  /// The process ends when this returns: what is not saved by then is lost.
  func quit() async {
    if change == saved, !isSaving { return }
    await withCheckedContinuation {
      leaving.append($0)
      save()
    }
  }

  private func save() {
    guard !isSaving, change != saved else { return }
    (isSaving, isDue) = (true, false)
    Task { [scores, change] in
      await share.save(scores)
      (isSaving, saved) = (false, change)
      if self.change == saved {
        for person in leaving { person.resume() }
        leaving = []
      } else if !leaving.isEmpty || isDue {
        save()
      }
    }
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
