import Dependencies
import Observation

/// A sheet of scores that is saved one second after the last change, to a share that takes its time.
@MainActor @Observable
final class ScoreSheet {
  private(set) var scores: [Int] = []
  @ObservationIgnored @Dependency(\.continuousClock) private var clock
  @ObservationIgnored @Dependency(\.scoreShare) private var share
  @ObservationIgnored private var waiting: Task<Void, Never>?
  @ObservationIgnored private var saving: Task<Void, Never>?

  func scoreEntered(_ score: Int) {
    scores.append(score)
    waiting?.cancel()
    waiting = Task {
      guard (try? await clock.sleep(for: .seconds(1))) != nil else { return }
      await save()
    }
  }

  /// The process ends when this returns: what is not saved by then is lost.
  func quit() async {
    // TODO: Save what is not saved yet, at once, and return when all scores are saved.
  }

  /// Waits for the save that is on its way, then saves the scores of that moment, and returns when
  /// they are saved. So there is never more than one save on its way.
  private func save() async {
    while let saving { await saving.value }
    // TODO: Return if the scores of this moment are saved already.
    let saving = Task { [scores] in
      await share.save(scores)
      self.saving = nil
    }
    self.saving = saving
    await saving.value
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
