import Foundation
import Observation

@MainActor @Observable
final class UncontrolledStandupsListModel: StandupsListScreen {
  var destination: StandupsListDestination? { didSet { bind() } }
  private(set) var standups: [Standup] = []
  private(set) var saving = Saving.notNeeded
  @ObservationIgnored private var waiting: Task<Void, any Error>?

  init(destination: StandupsListDestination? = nil) {
    self.destination = destination
    do {
      standups = try .decoded(from: DataManager.live.load(.standups))
    } catch {
      saving = .refused("\(error)")
    }
    bind()
  }

  func addStandupButtonTapped() {
    let standup = Standup(id: Standup.ID(UUID()))
    destination = .add(UncontrolledStandupFormModel(standup: standup))
  }

  func dismissAddStandupButtonTapped() { destination = nil }

  func confirmAddStandupButtonTapped() {
    guard case .add(let form) = destination else { return }
    standups.append(form.standup.tidied)
    destination = nil
    saveInASecond()
  }

  func standupTapped(id: Standup.ID) {
    guard let standup = standups[id: id] else { return }
    destination = .detail(UncontrolledStandupDetailModel(standup: standup))
  }

  func appQuit() {
    waiting?.cancel()
    if saving.isOutstanding { save() }
  }

  private func bind() {
    guard case .detail(let detail) = destination else { return }
    detail.onStandupChanged = { [weak self] standup in
      guard let self, standups[id: standup.id] != standup else { return }
      standups[id: standup.id] = standup
      saveInASecond()
    }
    detail.onConfirmDeletion = { [weak self, id = detail.standup.id] in
      guard let self else { return }
      standups[id: id] = nil
      destination = nil
      saveInASecond()
    }
  }

  private func saveInASecond() {
    // What could not be read is never written over.
    if case .refused = saving { return }
    waiting?.cancel()
    saving = .due
    waiting = Task {
      try await Task.sleep(for: .seconds(1))
      save()
    }
  }

  private func save() {
    do {
      try DataManager.live.save(standups.encoded(), .standups)
      saving = .done
    } catch {
      saving = .failed("\(error)")
    }
  }
}
