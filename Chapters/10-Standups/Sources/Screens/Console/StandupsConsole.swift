import Foundation
import Observation
import Stage

/// What the screen keeps that the models do not: which row is chosen, and where the cursor is. A
/// preview and a script work through it too, with the same keys.
@MainActor @Observable
final class StandupsConsole {
  let app: any StandupsListScreen
  /// The chosen stand-up.
  private var row = 0
  /// The chosen row of a stand-up's screen.
  private(set) var detailRow = 0
  /// The button of the alert that is up, once a person has chosen one.
  private var button: Int?
  private(set) var form = FormConsole()
  @ObservationIgnored let timeZone: TimeZone
  @ObservationIgnored private let meeting = MeetingTask()

  /// - Parameter timeZone: Where the person is, so that they see a meeting's time by their clock.
  init(_ app: any StandupsListScreen, timeZone: TimeZone = .current) {
    self.app = app
    self.timeZone = timeZone
  }

  /// Leaves nothing behind that is not saved: a meeting that is being held is over, and kept.
  ///
  /// - Returns: What the person would not know otherwise.
  func quit() -> String? {
    let meeting = app.meeting
    meeting?.alertButtonTapped(.confirmSave)
    app.appQuit()
    guard let meeting else { return nil }
    return """
      The meeting of \(meeting.standup.name) is over, and is kept with what was said: \
      \(app.saving.sentence).
      """
  }

  /// What a key does, wherever the person is. Where it means nothing, `q` ends the app.
  func press(_ key: Key) -> KeyResponse {
    let before = app.meeting
    defer {
      meeting.follow(app.meeting)
      // After the meeting, its row is the chosen one.
      if before == nil, app.meeting != nil { detailRow = 1 }
    }
    return switch app.destination {
    case .add(let form):
      press(key, in: form, done: app.confirmAddStandupButtonTapped) {
        app.dismissAddStandupButtonTapped()
      }
    case .detail(let detail): press(key, in: detail)
    case nil: pressInList(key)
    }
  }

  /// The list may have become shorter since the row was chosen.
  var shownRow: Int { max(0, min(row, app.standups.count - 1)) }

  private func pressInList(_ key: Key) -> KeyResponse {
    row = shownRow
    switch key {
    case .enter, .right:
      guard app.standups.indices.contains(row) else { break }
      app.standupTapped(id: app.standups[row].id)
      detailRow = 0
    case .character("a"):
      app.addStandupButtonTapped()
      if case .add(let form) = app.destination { self.form = FormConsole(form.standup) }
    default: return key.moves(&row, upTo: app.standups.count - 1)
    }
    return .handled
  }

  private func press(_ key: Key, in detail: any StandupDetailScreen) -> KeyResponse {
    switch detail.destination {
    case .alert(let alert):
      return press(key, on: alert) { detail.alertButtonTapped($0) }
    case .edit(let form):
      return press(key, in: form, done: detail.doneEditingButtonTapped) {
        detail.cancelEditButtonTapped()
      }
    case .meeting:
      guard [.escape, .left, .enter].contains(key) else { return .ignored }
      detail.destination = nil
      return .handled
    case .record(let record):
      return press(key, in: record)
    case nil:
      return pressInDetail(key, detail)
    }
  }

  private func pressInDetail(_ key: Key, _ detail: any StandupDetailScreen) -> KeyResponse {
    let rows = detail.standup.rows
    detailRow = min(detailRow, rows.count - 1)
    switch key {
    case .escape, .left: app.destination = nil
    case .enter, .right: tap(rows[detailRow], of: detail)
    case .character("s"): detail.startMeetingButtonTapped()
    case .character("d"): detail.deleteButtonTapped()
    case .character("x"):
      if case .meeting(let meeting) = rows[detailRow] {
        detail.deleteMeetingButtonTapped(id: meeting.id)
      }
    case .character("e"):
      detail.editButtonTapped()
      if case .edit(let form) = detail.destination { self.form = FormConsole(form.standup) }
    default: return key.moves(&detailRow, upTo: rows.count - 1)
    }
    return .handled
  }

  private func tap(_ row: DetailRow, of detail: any StandupDetailScreen) {
    switch row {
    case .start: detail.startMeetingButtonTapped()
    case .meeting(let meeting): detail.meetingTapped(id: meeting.id)
    }
  }

  private func press(_ key: Key, in record: any RecordMeetingScreen) -> KeyResponse {
    if case .alert(let alert) = record.destination {
      return press(key, on: alert) { record.alertButtonTapped($0) }
    }
    switch key {
    case .character("n"), .right, .enter: record.nextButtonTapped()
    // A meeting is not left by mistake.
    case .character("e"), .character("q"), .escape: record.endMeetingButtonTapped()
    default: return .ignored
    }
    return .handled
  }

  /// The one that enter taps.
  func button<Action>(of alert: AlertState<Action>) -> Int {
    let harmless = alert.buttons.firstIndex { !$0.isDestructive } ?? 0
    return min(button ?? harmless, alert.buttons.count - 1)
  }

  /// While an alert is up, no key reaches what is behind it.
  private func press<Action>(
    _ key: Key,
    on alert: AlertState<Action>,
    answer: (Action?) -> Void
  ) -> KeyResponse {
    func tap(_ index: Int) {
      button = nil
      answer(alert.buttons[index].action)
    }
    let (count, chosen) = (alert.buttons.count, button(of: alert))
    switch key {
    case .right, .tab, .down: button = (chosen + 1) % count
    case .left, .backTab, .up: button = (chosen + count - 1) % count
    case .enter: tap(chosen)
    case .escape:
      if let index = alert.buttons.firstIndex(where: { $0.action == nil }) { tap(index) }
    default: break
    }
    return .handled
  }

  private func press(
    _ key: Key,
    in screen: any StandupFormScreen,
    done: () -> Void,
    cancel: () -> Void
  ) -> KeyResponse {
    switch form.press(key, in: screen) {
    case .stay: break
    case .done: done()
    case .cancel: cancel()
    }
    return .handled
  }
}

extension Key {
  /// Moves a choice in a list as far as this key does; other keys are ignored.
  func moves(_ row: inout Int, upTo last: Int) -> KeyResponse {
    let target: Int
    switch self {
    case .up, .character("k"): target = row - 1
    case .down, .character("j"): target = row + 1
    case .home: target = 0
    case .end: target = last
    default: return .ignored
    }
    row = max(0, min(target, last))
    return .handled
  }
}
