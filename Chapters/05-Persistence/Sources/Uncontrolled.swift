// Stand-ups in a file on the disk of this machine. What one run leaves there, the next one finds:
// every preview and every test begins where the one before has stopped.

import Disk
import Observation

@MainActor @Observable
final class UncontrolledStandups: StandupsModel {
  private(set) var standups: [Standup] = []
  private(set) var saving = Saving.notNeeded
  @ObservationIgnored private var waiting: Task<Void, Never>?

  init() {
    do {
      standups = try .decoded(from: Disk.standard.read(from: .standups))
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
      guard (try? await Task.sleep(for: .seconds(1))) != nil else { return }
      do {
        try Disk.standard.write(standups.encoded(), to: .standups)
        saving = .done
      } catch {
        saving = .failed("\(error)")
      }
    }
  }
}
