import Observation
import Stage

/// The memos in front of a person: which of them is chosen, and what is being typed.
@MainActor @Observable
final class MemosConsole {
  let app: any VoiceMemosModel
  private var selected = 0
  /// The title that is being typed.
  private(set) var title: TextInput?
  /// The memo that is deleted if the person says yes.
  private(set) var leaving: Memo?

  init(_ app: any VoiceMemosModel) { self.app = app }

  var row: Int { max(0, min(selected, app.memos.count - 1)) }
  private var memo: Memo? { app.memos.isEmpty ? nil : app.memos[row] }

  func press(_ key: Key) -> KeyResponse {
    if let alert = app.alert { return answer(alert, key) }
    if let leaving { return answer(leaving, key) }
    if let title { return write(key, title) }
    switch key {
    case .up: selected = max(0, row - 1)
    case .down: selected = row + 1
    case .left: scrub(by: .seconds(-1))
    case .right: scrub(by: .seconds(1))
    case .character("r"): Task { await app.recordButtonTapped() }
    case .character(" "), .enter: onMemo { app, memo in await app.playButtonTapped(memo) }
    case .character("d"), .delete: leaving = memo
    case .character("n"): if memo != nil { title = TextInput() }
    default: return .ignored
    }
    return .handled
  }

  private func onMemo(_ body: @escaping (any VoiceMemosModel, Memo) async -> Void) {
    guard let memo else { return }
    Task { [app] in await body(app, memo) }
  }

  private func scrub(by distance: Duration) {
    guard let position = app.playing?.position else { return }
    Task { [app] in await app.scrubbed(to: max(.zero, position + distance)) }
  }

  private func write(_ key: Key, _ typed: TextInput) -> KeyResponse {
    switch key {
    case .escape: title = nil
    case .enter:
      title = nil
      if let memo, !typed.text.isEmpty { app.titleChanged(memo.id, typed.text) }
    default: _ = title?.press(key)
    }
    return .handled
  }

  private func answer(_ leaving: Memo, _ key: Key) -> KeyResponse {
    switch key {
    case .character("y"):
      self.leaving = nil
      Task { [app] in await app.deleteButtonTapped(leaving) }
    case .enter, .escape, .character("n"): self.leaving = nil
    case .character("q"): return .ignored
    default: break
    }
    return .handled
  }

  private func answer(_ alert: MemosAlert, _ key: Key) -> KeyResponse {
    switch key {
    case .character("s") where alert == .denied: Task { [app] in await app.settingsButtonTapped() }
    case .enter, .escape, .character(" "): app.alertDismissed()
    case .character("q"): return .ignored
    default: break
    }
    return .handled
  }
}
