import Dependencies
import Stage

extension Scene {
  /// A form on stage. It fills itself in until a person presses a key.
  static func registration(_ title: String, _ model: some RegistrationModel) -> Scene {
    @Dependency(\.continuousClock) var clock
    return registration(title, model) { session in
      await FormScript(model: model, session: session, clock: clock).play()
    }
  }

  static func registration(
    _ title: String,
    _ model: some RegistrationModel,
    idle: String? = nil,
    script: @escaping @MainActor (FormSession) async -> Void
  ) -> Scene {
    let session = FormSession(model)
    let hint = "tab next field · enter register"
    return Scene(title, model, hint: hint, takesLetters: true) { model, _ in
      model.picture(session)
    } line: { model in
      // Read while it types, too: only what was read is watched, and none of the facts may be lost.
      let words = model.words(of: session.registered)
      let tapped = session.taps > 0 ? "Tapped. " : ""
      return session.isTyping ? nil : words ?? idle.map { tapped + $0 }
    } press: { _, key in
      session.press(key)
    } run: { _ in
      await script(session)
    }
  }
}

extension RegistrationModel {
  /// The fields, the button, and over them the alert.
  fileprivate func picture(_ session: FormSession) -> any View {
    ZStack {
      Box("Register") { fields(session) }.limited(columns: 62)
      if let alert {
        Alert("Not registered", message: alert, buttons: ["OK"], selected: 0)
      }
    }
  }

  private func fields(_ session: FormSession) -> any View {
    VStack {
      field("E-mail    ", email, isFocused: session.focus == .email)
      field(
        "Password  ",
        String(repeating: "•", count: password.count),
        isFocused: session.focus == .password
      )
      Text("\(password.count) \(password.count == 1 ? "character" : "characters")", .dim)
      // As large as most of what is said, so that the form does not grow with each letter.
      ZStack(.leading) {
        Text(String(repeating: " ", count: 44) + "\n \n ")
        isValidating ? Note("The server is asked.", .busy) : Note(message, mood, isLarge: true)
      }
      if isRegistering {
        Note("Registering", .busy)
      } else if isRegistered {
        Note("Welcome, \(session.registered)!", .good)
      } else {
        HStack {
          Text("[ Register ]", session.focus == .button ? .reversed : .plain)
          if session.taps > 0 { Text("← tapped", .bold) }
        }
      }
    }
  }

  private func field(_ label: String, _ text: String, isFocused: Bool) -> any View {
    HStack(spacing: 0) {
      Text(isFocused ? "▸ " : "  ", .bold)
      Text(label, isFocused ? .bold : .dim)
      if isFocused { TextInput(text) } else { StyledLine(text) }
    }
  }

  private var mood: Note.Mood {
    if message.isEmpty { return .neutral }
    return message.hasPrefix("Good") ? .good : .bad
  }

  /// The same facts in one line.
  fileprivate func words(of registered: String) -> String? {
    if let alert { return "Alert: \(alert)" }
    if isRegistering { return "Registering \(registered)." }
    if isRegistered { return "Welcome, \(registered)!" }
    let typed = "Password of \(password.count): "
    if isValidating { return typed + "the server is asked." }
    return message.isEmpty ? nil : typed + message
  }
}
