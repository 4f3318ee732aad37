import Dictation
import Foundation
import OutsideWorld
import Synchronization
import TestWorlds
import Testing

@Suite struct AuthorizationTests {
  private let world = TestWorld(declaring: .speechRecognition, .microphone)

  @Test func `a person who does not answer the prompt keeps the app waiting`() {
    let answers = ask(times: 2)
    #expect(answers.soFar == [])
    #expect(world.footprint.summary == "1 permission prompt")
    world.answer(.allow)
    #expect(answers.soFar == [.authorized, .authorized])
  }

  @Test(arguments: [PermissionPrompt.Answer.allow, .dontAllow])
  func `the answer sticks`(answer: PermissionPrompt.Answer) {
    let expected: AuthorizationStatus = answer == .allow ? .authorized : .denied
    #expect(status == .notDetermined)
    _ = ask()
    world.answer(answer)
    #expect(status == expected)
    #expect(ask().soFar == [expected])
    #expect(world.footprint.summary == "1 permission prompt")
  }

  @Test func `an app that is restricted is not asked about`() {
    world.decide(.restricted, .speechRecognition)
    #expect(status == .restricted)
    #expect(ask().soFar == [.restricted])
    #expect(world.footprint.summary == "untouched")
  }

  @Test func `asking without a purpose ends the process`() async throws {
    let result = await #expect(
      processExitsWith: .signal(SIGABRT),
      observing: [\.standardErrorContent]
    ) {
      SpeechRecognizer.requestAuthorization { _ in }
    }
    try expectTheSentence(result)
  }

  @Test func `listening without a purpose ends the process`() async throws {
    let result = await #expect(
      processExitsWith: .signal(SIGABRT),
      observing: [\.standardErrorContent]
    ) {
      SpeechRecognizer().recognitionTask { _, _ in }
    }
    try expectTheSentence(result)
  }

  private var status: AuthorizationStatus {
    DictationSystem.$current.withValue(world.system()) { SpeechRecognizer.authorizationStatus }
  }

  private func ask(times: Int = 1) -> Answers {
    let answers = Answers()
    DictationSystem.$current.withValue(world.system()) {
      for _ in 0..<times {
        SpeechRecognizer.requestAuthorization { status in answers.append(status) }
      }
    }
    return answers
  }

  private func expectTheSentence(_ result: ExitTest.Result?) throws {
    let said = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(said.hasPrefix("This app has crashed because it tried to use speech recognition"))
  }
}

private final class Answers: Sendable {
  private let statuses = Mutex<[AuthorizationStatus]>([])

  func append(_ status: AuthorizationStatus) { statuses.withLock { $0.append(status) } }

  var soFar: [AuthorizationStatus] { statuses.withLock { $0 } }
}
