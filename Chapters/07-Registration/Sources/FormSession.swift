import Observation
import Stage

/// Who fills in the form: a script at first, and the person from their first key on.
@MainActor @Observable
final class FormSession {
  enum Place: Int, CaseIterable { case email, password, button }

  private(set) var focus = Place.email
  /// The e-mail that was registered last: the field may have another one since.
  private(set) var registered = ""
  private(set) var taps = 0
  /// While the script types, each letter is no news.
  var isTyping = false
  private(set) var isPersons = false
  @ObservationIgnored private let model: any RegistrationModel

  init(_ model: some RegistrationModel) { self.model = model }

  func press(_ key: Key) -> KeyResponse {
    takeOver()
    guard model.alert == nil else {
      if key == .enter || key == .escape || key == .character(" ") { model.alert = nil }
      return .handled
    }
    switch key {
    case .tab, .down: move(by: 1)
    case .backTab, .up: move(by: -1)
    case .enter: focus == .button ? register() : move(by: 1)
    case .backspace, .delete: edit { $0 = String($0.dropLast()) }
    case .character(" ") where focus == .button: register()
    case .character where focus == .button: return .ignored
    case .character(let character): edit { $0.append(character) }
    default: return .ignored
    }
    return .handled
  }

  func register() {
    if !model.isRegistering { registered = model.email }
    model.registerButtonTapped()
    taps += 1
  }

  /// For the script, which has no say any more once a person has pressed a key.
  func focus(on place: Place) {
    if !isPersons { focus = place }
  }

  /// The script leaves, and takes with it what it has typed.
  private func takeOver() {
    guard !isPersons else { return }
    isPersons = true
    isTyping = false
    focus = .email
    model.email = ""
    model.password = ""
  }

  private func move(by step: Int) {
    let count = Place.allCases.count
    focus = Place(rawValue: (focus.rawValue + step + count) % count) ?? .email
  }

  private func edit(_ change: (inout String) -> Void) {
    switch focus {
    case .email: change(&model.email)
    case .password: change(&model.password)
    case .button: break
    }
  }
}
