import Clocks
import Dependencies
import Dictation
import OperatingSystem
import OutsideWorld
import TestWorlds
import Testing

@Suite struct RecordedTalkTests {
  private let world = TestWorld(declaring: .speechRecognition, .microphone)
  private let clock = TestClock()
  private let minutes = Minutes()

  init() { world.decide(.allowed, .speechRecognition) }

  @Test func `words come at their times, are corrected, and the seconds are counted`() async {
    let task = begin()
    await clock.advance(by: .milliseconds(899))
    #expect(minutes.soFar == [])
    await clock.advance(by: .milliseconds(1))
    #expect(minutes.soFar == [.partial("good")])
    // A second counts as soon as it begins.
    #expect(world.footprint.summary == "1 second listened to")
    await clock.advance(by: .milliseconds(1100))
    #expect(world.footprint.summary == "3 seconds listened to")
    let heard = ["good", "good mourning", "good morning every", "good morning everybody"]
    #expect(minutes.soFar == heard.map { .partial($0) })
    task.cancel()
  }

  @Test func `what was said before the end is the final result`() async {
    let task = begin()
    await clock.advance(by: .milliseconds(1300))
    task.finish()
    #expect(
      await minutes.whole == [
        .partial("good"), .partial("good mourning"), .final("good mourning"),
      ]
    )
    await clock.advance(by: .seconds(60))
    #expect(minutes.soFar.count == 3)
  }

  @Test func `a cancelled task does not call its handler`() async {
    let task = begin()
    await clock.advance(by: .milliseconds(900))
    task.cancel()
    task.finish()
    await clock.advance(by: .seconds(60))
    #expect(minutes.soFar == [.partial("good")])
  }

  @Test func `a notice says once that it is a recording`() async {
    SystemServices.$current.withValue(world.system(clock: clock)) {
      for _ in 0..<2 {
        SpeechRecognizer().recognitionTask { _, _ in }.cancel()
      }
    }
    #expect(world.notes == ["No program here listens: a recorded meeting is heard, and not you."])
  }

  @Test(arguments: [
    (
      PermissionStatus.notDetermined,
      """
      This app has not asked whether it may use speech recognition: it must call \
      requestAuthorization(_:) first and wait for the answer.
      """
    ),
    (
      .denied,
      """
      “App” may not use speech recognition, because you did not allow it: a reset of the \
      permissions lets it ask again.
      """
    ),
  ])
  func `an app without permission gets a sentence that says why`(
    status: PermissionStatus,
    sentence: String
  ) async {
    world.decide(status, .speechRecognition)
    _ = begin()
    #expect(await minutes.whole == [.error(SpeechError(sentence))])
    #expect(world.footprint.summary == "untouched")
  }

  @Test func `a person who does not answer the prompt keeps the app waiting`() {
    world.decide(.notDetermined, .speechRecognition)
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

  private func begin() -> RecognitionTask {
    SystemServices.$current.withValue(world.system(clock: clock)) {
      SpeechRecognizer().recognitionTask(resultHandler: minutes.handler)
    }
  }
}
