import ConcurrencyExtras
import Dictation
import Foundation
import OutsideWorld
import TestWorlds
import Testing

@Suite struct AuthorizationTests {
  private let world = TestWorld(declaring: .speechRecognition, .microphone)

  @Test func `a person who does not answer the prompt keeps the app waiting`() {
    let answers = LockIsolated<[AuthorizationStatus]>([])
    SystemServices.$current.withValue(world.system()) {
      for _ in 1...2 {
        SpeechRecognizer.requestAuthorization { status in answers.withValue { $0.append(status) } }
      }
      #expect(SpeechRecognizer.authorizationStatus == .notDetermined)
      #expect(answers.value == [])
      world.answer(.dontAllow)
      #expect(SpeechRecognizer.authorizationStatus == .denied)
    }
    #expect(answers.value == [.denied, .denied])
    #expect(world.footprint.summary == "1 permission prompt")
  }

  @Test func `a call without a usage description ends the process`() async {
    await #expect(processExitsWith: .signal(SIGABRT)) {
      SpeechRecognizer.requestAuthorization { _ in }
    }
    await #expect(processExitsWith: .signal(SIGABRT)) {
      SpeechRecognizer().recognitionTask { _, _ in }
    }
  }
}
