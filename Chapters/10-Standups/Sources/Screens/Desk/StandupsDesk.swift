import Foundation
import Observation
import Stage

/// What a person has in hand besides the models: which row is chosen, where the cursor is, what
/// help is up. A preview and a script work through it too, with the same keys.
@MainActor @Observable
final class StandupsDesk {
  let app: any StandupsListScreen
  /// The chosen stand-up.
  private var row = 0
  /// The chosen row of a stand-up's screen.
  private(set) var detailRow = 0
  /// The button of the alert that is up, once a person has chosen one.
  private var button: Int?
  /// Where the person is in what was said in a meeting that is over.
  private(set) var reading = ReadingPosition()
  private(set) var form = FormDesk()
  private(set) var isHelpUp = false
  /// Whether what was saved is there, or cannot be there.
  private(set) var isLaunched = false
  @ObservationIgnored let timeZone: TimeZone
  @ObservationIgnored private let meeting = MeetingTask()

  /// - Parameter timeZone: Where the person is, so that they see a meeting's time by their clock.
  init(_ app: any StandupsListScreen, timeZone: TimeZone = .current) {
    self.app = app
    self.timeZone = timeZone
  }

  func launch() async {
    await app.task()
    isLaunched = true
  }

  /// Leaves nothing behind that is not saved: a meeting that is being held is over, and kept.
  ///
  /// - Returns: What the person would not know otherwise.
  func quit() async -> String? {
    let meeting = app.meeting
    meeting?.alertButtonTapped(.confirmSave)
    await app.appQuit()
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
      if before == nil, let meeting = app.meeting {
        // After the meeting, its row is the chosen one: it is the first of those that are past.
        let heading = meeting.standup.rows.firstIndex(of: .heading("Past meetings"))
        detailRow = heading.map { $0 + 1 } ?? 0
      }
    }
    if isHelpUp {
      isHelpUp = false
      return .handled
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
    let last = app.standups.count - 1
    row = shownRow
    switch key {
    case .enter, .right:
      guard row <= last else { break }
      app.standupTapped(id: app.standups[row].id)
      detailRow = 0
    case .character("a"), .character("n"):
      app.addStandupButtonTapped()
      if case .add(let form) = app.destination { self.form = FormDesk(form.standup) }
    case .character("?"): isHelpUp = true
    default: return key.moves(&row, upTo: last)
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
      return pressInMeeting(key) { detail.destination = nil }
    case .record(let record):
      return press(key, in: record)
    case nil:
      return pressInDetail(key, detail)
    }
  }

  private func pressInDetail(_ key: Key, _ detail: any StandupDetailScreen) -> KeyResponse {
    let rows = detail.standup.rows
    detailRow = rows.choice(at: detailRow)
    switch key {
    case .escape, .left, .backspace: app.destination = nil
    case .enter, .right: tap(rows[detailRow], of: detail)
    case .character("s"): detail.startMeetingButtonTapped()
    case .character("d"): detail.deleteButtonTapped()
    case .character("x"), .delete:
      if case .meeting(let meeting) = rows[detailRow] {
        detail.deleteMeetingButtonTapped(id: meeting.id)
      }
    case .character("e"):
      detail.editButtonTapped()
      if case .edit(let form) = detail.destination { self.form = FormDesk(form.standup) }
    case .character("?"): isHelpUp = true
    default:
      let choices = rows.choices
      var choice = choices.firstIndex(of: detailRow) ?? 0
      let response = key.moves(&choice, upTo: choices.count - 1)
      detailRow = choices[choice]
      return response
    }
    return .handled
  }

  private func tap(_ row: DetailRow, of detail: any StandupDetailScreen) {
    switch row {
    case .start: detail.startMeetingButtonTapped()
    case .meeting(let meeting):
      detail.meetingTapped(id: meeting.id)
      reading = ReadingPosition()
    case .attendee, .fact, .heading, .remark: break
    }
  }

  private func pressInMeeting(_ key: Key, back: () -> Void) -> KeyResponse {
    switch key {
    case .escape, .left, .backspace, .enter: back()
    case .up, .character("k"): reading.move(by: -1)
    case .down, .character("j"): reading.move(by: 1)
    case .pageUp, .character("b"): reading.move(by: -10)
    case .pageDown, .character(" "): reading.move(by: 10)
    case .home, .character("g"): reading.move(by: -1_000_000)
    case .end, .character("G"): reading.move(by: 1_000_000)
    case .character("?"): isHelpUp = true
    default: return .ignored
    }
    return .handled
  }

  private func press(_ key: Key, in record: any RecordMeetingScreen) -> KeyResponse {
    if case .alert(let alert) = record.destination {
      return press(key, on: alert) { action in
        record.alertButtonTapped(action)
        if action == .confirmDiscard { detailRow = 0 }
      }
    }
    switch key {
    case .character("n"), .right, .enter, .character(" "): record.nextButtonTapped()
    // A meeting is not left by mistake.
    case .character("e"), .character("q"), .escape: record.endMeetingButtonTapped()
    case .character("?"): isHelpUp = true
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
    case .enter, .character(" "): tap(chosen)
    case .escape:
      if let index = alert.buttons.firstIndex(where: { $0.action == nil }) { tap(index) }
    default: break
    }
    return .handled
  }

  private func press<Form: StandupFormScreen>(
    _ key: Key,
    in screen: Form,
    done: () -> Void,
    cancel: () -> Void
  ) -> KeyResponse {
    if key == .character("?"), !form.takesText {
      isHelpUp = true
      return .handled
    }
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
    case .pageUp: target = row - 10
    case .pageDown, .character(" "): target = row + 10
    case .home, .character("g"): target = 0
    case .end, .character("G"): target = last
    default: return .ignored
    }
    row = max(0, min(target, last))
    return .handled
  }
}
