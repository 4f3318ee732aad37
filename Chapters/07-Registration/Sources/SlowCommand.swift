import ChapterKit
import Clocks
import Dependencies
import RegistrationService
import Schedulers
import Stage

extension DemoCommand {
  /// What a preview that answers at once never shows.
  static let slow = DemoCommand(
    "slow",
    "Two forms whose server thinks for two seconds, and says no: what does a person see?"
  ) { _, terminal in
    let scenes = withDependencies {
      $0.context = .preview
      $0.mainQueue = .immediate
      let clock = $0.continuousClock
      $0[RegistrationClient.self].register = { _, _, answer in
        let request = Task { @MainActor in
          try? await clock.sleep(for: .seconds(2))
          answer(.success(false))
        }
        return ServiceCall { request.cancel() }
      }
    } operation: {
      [
        Scene.slow("eager", EagerRegistration()), .slow("controlled", ControlledRegistration()),
      ]
    }
    return await Performance(scenes).run(on: terminal).exitCode
  }
}

extension Scene {
  /// A form that is filled in already: a tap, and what follows.
  fileprivate static func slow(_ title: String, _ model: some RegistrationModel) -> Scene {
    @Dependency(\.continuousClock) var clock
    return registration(title, model, idle: "The form shows: [ Register ]") { session in
      model.email = "ada@example.org"
      session.focus(on: .button)
      session.register()
      try? await clock.sleep(for: .seconds(3))
    }
  }
}
