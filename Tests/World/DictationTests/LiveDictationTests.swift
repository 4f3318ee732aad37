import Dictation
import OperatingSystem
import OutsideWorld
import TestWorlds
import Testing

/// The programs are small ones that behave as the real ones do, or misbehave.
@Suite struct LiveDictationTests {
  private let world = TestWorld(declaring: .speechRecognition, .microphone)
  private let minutes = Minutes()

  init() { world.decide(.allowed, .speechRecognition, .microphone) }

  @Test func `each phrase is added to what was said, and the time is counted`() async {
    let task = begin("echo good morning; echo '  we  begin '; exec sleep 1000")
    for await entry in minutes.entries where entry == .partial("good morning we begin") {
      task.finish()
    }
    #expect(minutes.soFar.last == .final("good morning we begin"))
    #expect(world.footprint.count(of: .secondsListened) > 0)
  }

  @Test(arguments: [
    ("exit 3", ""), ("kill -9 $$", ""),
    (
      "echo 'arecord: audio open error: Device or resource busy' >&2",
      ", saying “arecord: audio open error: Device or resource busy”"
    ),
  ])
  func `a recogniser that stops by itself is an error`(end: String, reason: String) async {
    _ = begin("echo good morning; \(end)")
    #expect(
      await minutes.whole == [
        .partial("good morning"),
        .error(
          SpeechError(
            """
            The recogniser of this machine has stopped\(reason): repair it, or type export \
            WORKBOOK_DICTATION=bundled to hear a recorded meeting.
            """
          )
        ),
      ]
    )
  }

  @Test func `the microphone has a prompt of its own`() async {
    world.decide(.notDetermined, .microphone)
    _ = begin("exec sleep 1000")
    #expect(minutes.soFar == [])
    #expect(world.footprint.summary == "1 permission prompt")
    world.answer(.dontAllow)
    #expect(
      await minutes.whole == [
        .error(
          SpeechError(
            """
            “App” may not access the microphone, because you did not allow it: a reset of the \
            permissions lets it ask again.
            """
          )
        )
      ]
    )
  }

  @Test func `a task that is finished before the answer starts no program`() async {
    world.decide(.notDetermined, .microphone)
    let task = begin("echo words")
    task.finish()
    #expect(await minutes.whole == [.final("")])
    world.answer(.allow)
    #expect(minutes.soFar == [.final("")])
    #expect(world.footprint.summary == "1 permission prompt")
  }

  private func begin(_ script: String) -> RecognitionTask {
    SystemServices.$current.withValue(world.system()) {
      SpeechRecognizer(source: .live(Program("sh", ["-c", script])))
        .recognitionTask(resultHandler: minutes.handler)
    }
  }
}
