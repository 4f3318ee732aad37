import Observation
import OutsideWorld
import Stage

/// The prompt that the system shows over a feature, and the notice and the issues below it.
@MainActor @Observable
final class SystemOverlay {
  typealias Answer = PermissionPrompt.Answer

  private(set) var prompt: PermissionPrompt?
  private(set) var selected = Answer.allow
  /// The chapter's remark on the command that was typed.
  private(set) var remark: String?
  private(set) var notice: String?
  private(set) var issues: (count: Int, last: String)?
  @ObservationIgnored private var reply: (Answer) -> Void = { _ in }

  init(remark: String? = nil) { self.remark = remark }

  func show(_ notice: String) { self.notice = notice }

  func show(_ count: Int, issues last: String) {
    guard count > issues?.count ?? 0 else { return }
    issues = (count, last)
  }

  func show(_ prompt: PermissionPrompt, reply: @escaping (Answer) -> Void) {
    self.prompt = prompt
    self.reply = reply
    selected = .allow
  }

  /// While a prompt is up, no key reaches the feature.
  func press(_ key: Key) -> KeyResponse? {
    guard prompt != nil else { return nil }
    switch key {
    case .character("q"): return .ignored
    case .left, .right, .tab, .backTab: selected = selected == .allow ? .dontAllow : .allow
    case .enter: answer(selected)
    case .character("a"): answer(.allow)
    case .character("d"): answer(.dontAllow)
    default: break
    }
    return .handled
  }

  private func answer(_ answer: Answer) {
    prompt = nil
    reply(answer)
  }
}

extension SystemOverlay {
  /// The remarks below the scenes. All are printed in full after the last frame.
  var remarks: [any View] {
    var views: [any View] = []
    if let remark { views.append(Note(remark)) }
    if let notice { views.append(Note(notice)) }
    if let issues {
      let many = "\(issues.count) issues, the last: "
      views.append(Note((issues.count == 1 ? "Issue: " : many) + issues.last, .bad))
    }
    return views.map { $0.limited(rows: 3) }
  }
}

extension SystemOverlay {
  /// A scene with the prompt over it, which is no part of its model.
  func covering(_ scene: Scene) -> Scene {
    var covered = scene
    covered.draw = { sinceChange in
      ZStack {
        scene.draw(sinceChange).centered()
        if let prompt = self.prompt {
          Alert(
            prompt.title,
            message: prompt.purpose,
            buttons: Answer.allCases.map(\.label),
            selected: Answer.allCases.firstIndex(of: self.selected)
          )
        }
      }
    }
    covered.press = { key in self.press(key) ?? scene.press(key) }
    return covered
  }
}
