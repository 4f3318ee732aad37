import ConcurrencyExtras
import Dictation
import Foundation
import OutsideWorld
import TestWorlds
import Testing

@Suite struct AuthorizationTests {
  private let world = TestWorld(declaring: .speechRecognition, .microphone)

  @Test func `a person who does not answer the prompt keeps the app waiting`() {
    let answers = ask(times: 2)
    #expect(answers.value == [])
    #expect(world.footprint.summary == "1 permission prompt")
    world.answer(.allow)
    #expect(answers.value == [.authorized, .authorized])
  }

  @Test(arguments: [PermissionPrompt.Answer.allow, .dontAllow])
  func `the answer sticks`(answer: PermissionPrompt.Answer) {
    let expected: AuthorizationStatus = answer == .allow ? .authorized : .denied
    #expect(status == .notDetermined)
    _ = ask()
    world.answer(answer)
    #expect(status == expected)
    #expect(ask().value == [expected])
    #expect(world.footprint.summary == "1 permission prompt")
  }

  @Test func `an app that does not say why is ended`() async {
    await #expect(processExitsWith: .signal(SIGABRT)) {
      SpeechRecognizer.requestAuthorization { _ in }
    }
    await #expect(processExitsWith: .signal(SIGABRT)) {
      SpeechRecognizer().recognitionTask { _, _ in }
    }
  }

  private var status: AuthorizationStatus {
    DictationSystem.$current.withValue(world.system()) { SpeechRecognizer.authorizationStatus }
  }

  private func ask(times: Int = 1) -> LockIsolated<[AuthorizationStatus]> {
    let answers = LockIsolated<[AuthorizationStatus]>([])
    DictationSystem.$current.withValue(world.system()) {
      for _ in 0..<times {
        SpeechRecognizer.requestAuthorization { status in
          answers.withValue { $0.append(status) }
        }
      }
    }
    return answers
  }
}
