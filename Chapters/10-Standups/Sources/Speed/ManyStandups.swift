import Dependencies
import Foundation

extension [Standup] {
  static var many: [Standup] {
    (0..<10_000).map { number in
      Standup(
        id: .sample(number),
        title: "Team \(number)",
        theme: Theme.allCases[number % Theme.allCases.count],
        attendees: Standup.design.attendees,
        meetings: Standup.design.meetings
      )
    }
  }
}

extension DataManager {
  /// The disk of the machine, with another file in the place of the person's.
  static func live(redirectedTo file: URL) -> DataManager {
    DataManager(
      load: { _ in try DataManager.live.load(file) },
      save: { data, old, _ in try DataManager.live.save(data, old, file) },
      isOpenElsewhere: { _ in false }
    )
  }
}

extension StandupsListModel {
  func renameLast() {
    guard let last = standups.last else { return }
    standupTapped(id: last.id)
    guard case .detail(let detail) = destination else { return }
    detail.editButtonTapped()
    guard case .edit(let form) = detail.destination else { return }
    form.standup.title = "Renamed"
    detail.doneEditingButtonTapped()
    destination = nil
  }
}
