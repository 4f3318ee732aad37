import Foundation
import Observation

@MainActor @Observable
final class UncontrolledStandupsListModel: StandupsListScreen {
  var destination: StandupsListDestination? { didSet { bind() } }
  private(set) var standups: [Standup] = []
  private(set) var saving = Saving.notNeeded
  private(set) var notice: String?
  @ObservationIgnored private var waiting: Task<Void, Never>?
  @ObservationIgnored private let file: StandupsFile

  init(destination: StandupsListDestination? = nil) {
    self.destination = destination
    file = StandupsFile(.live)
    bind()
  }

  func task() async {
    do {
      let saved = try await file.load()
      standups = Joined(standups, with: saved, since: []).standups
      if await file.isOpenElsewhere { notice = .isOpenElsewhere }
    } catch {
      saving = .refused("\(error)")
    }
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

  func appQuit() async {
    waiting?.cancel()
    await waiting?.value
    if saving.isOutstanding { await save() }
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
    guard !saving.isRefused else { return }
    waiting?.cancel()
    saving = .due
    waiting = Task {
      guard (try? await Task.sleep(for: .seconds(1))) != nil else { return }
      await save()
    }
  }

  private func save() async {
    let mine = standups
    saving = .underWay
    do {
      let saved = try await file.save(mine)
      join(saved, since: mine)
      if saving == .underWay { saving = .done }
    } catch {
      if saving == .underWay { saving = .failed("\(error)") }
    }
  }

  /// Another process may have changed stand-ups. The one on the screen stays as it is.
  private func join(_ saved: Joined, since mine: [Standup]) {
    var joined = Joined(standups, with: saved.standups, since: mine)
    standups = joined.standups
    if saved.standups != mine, case .detail(let detail) = destination {
      detail.standup = joined.outcome(of: detail.standup)
    }
    let clashes = saved.clashes + joined.clashes
    if !clashes.isEmpty { notice = clashes.joined(separator: " ") }
  }
}
