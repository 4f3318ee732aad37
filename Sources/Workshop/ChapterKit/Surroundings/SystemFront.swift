import Observation
import OutsideWorld
import Stage

/// What the system shows in front of a feature: a prompt that has to be answered, and a notice.
@MainActor @Observable
final class SystemFront {
  typealias Answer = PermissionPrompt.Answer

  private(set) var prompt: PermissionPrompt?
  private(set) var selected = Answer.allow
  var notice: String?
  @ObservationIgnored private var reply: (Answer) -> Void = { _ in }

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

extension Scene {
  @MainActor
  func showing(_ front: SystemFront) -> Scene {
    overlaid(by: front) { front in
      var views: [any View] = []
      if let notice = front.notice { views.append(Note(notice).aligned(.leading, .trailing)) }
      if let prompt = front.prompt {
        views.append(
          Alert(
            prompt.title,
            message: prompt.purpose,
            buttons: SystemFront.Answer.allCases.map(\.label),
            selected: SystemFront.Answer.allCases.firstIndex(of: front.selected)
          )
        )
      }
      return views
    } press: { front, key in
      front.press(key)
    }
  }
}
