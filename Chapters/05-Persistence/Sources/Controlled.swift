// The same stand-ups, with a data manager and a clock that it asks for. Where you make the model,
// you choose: the disk, a memory that is gone afterwards, a full disk; and how long a second is.

import Dependencies
import Observation

@MainActor @Observable
final class ControlledStandups: StandupsModel {
  private(set) var standups: [Standup] = []
  private(set) var saving = Saving.notNeeded
  @ObservationIgnored private var waiting: Task<Void, Never>?
  @ObservationIgnored @Dependency(\.continuousClock) private var clock
  @ObservationIgnored @Dependency(\.dataManager) private var dataManager

  init() {
    do {
      standups = try .decoded(from: dataManager.load(.standups))
    } catch {
      saving = .refused("\(error)")
    }
  }

  func addButtonTapped() {
    standups.append(.engineering)
    saveInASecond()
  }

  func removeButtonTapped() {
    _ = standups.popLast()
    saveInASecond()
  }

  func saved() async { await waiting?.value }

  private func saveInASecond() {
    guard !saving.isRefused else { return }
    waiting?.cancel()
    saving = .due
    waiting = Task {
      guard (try? await clock.sleep(for: .seconds(1))) != nil else { return }
      do {
        try dataManager.save(standups.encoded(), .standups)
        saving = .done
      } catch {
        saving = .failed("\(error)")
      }
    }
  }
}
