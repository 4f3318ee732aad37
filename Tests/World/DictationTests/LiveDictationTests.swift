import Dictation
import Foundation
import OperatingSystem
import OutsideWorld
import Testing

/// The programs are small ones that behave as the real ones do, or misbehave.
@Suite struct LiveDictationTests {
  private let world = DictationWorld()
  private let minutes = Minutes()
  /// Two seconds of silence, and then the person breathes.
  private static let silence = shell("head -c 64000 /dev/zero; exec sleep 1000")
  /// Reads all the sound that there is, and says something about it.
  private static let listener = shell("echo good morning; echo 'we  begin '; cat >/dev/null")

  init() { world.decide(.allowed, .speechRecognition, .microphone) }

  @Test func `each phrase is added to what was said`() async {
    let task = begin()
    for await entry in minutes.entries where entry == .partial("good morning we begin") {
      task.finish()
    }
    #expect(minutes.soFar.last == .final("good morning we begin"))
  }

  @Test func `what is said on the way out is in the final result`() async {
    let task = begin(recogniser: shell("echo good; cat >/dev/null; echo bye"))
    for await entry in minutes.entries where entry == .partial("good") { task.finish() }
    #expect(minutes.soFar == [.partial("good"), .partial("good bye"), .final("good bye")])
  }

  @Test func `the sound itself is counted`() async {
    let task = begin(recogniser: shell("head -c 64000 >/dev/null; echo now; cat >/dev/null"))
    for await entry in minutes.entries where entry == .partial("now") { task.finish() }
    #expect(world.footprint.summary == "3 seconds listened to")
  }

  @Test func `no program is left behind`() async {
    let task = begin(recogniser: shell("echo $$; cat >/dev/null"))
    for await entry in minutes.entries where entry != .partial("") { task.finish() }
    guard case .final(let words) = minutes.soFar.last, let number = pid_t(words) else {
      Issue.record("It said \(minutes.soFar), and not its number.")
      return
    }
    #expect(kill(number, 0) == -1)
  }

  @Test(arguments: [
    ("exit 3", "has ended with status 3"), ("kill -9 $$", "was killed (signal 9)"),
  ])
  func `a recogniser that fails`(end: String, words: String) async {
    _ = begin(recogniser: shell("echo good morning; \(end)"))
    await expect([.partial("good morning")], "sh \(words) while it listened: \(wayOut)")
  }

  @Test(
    arguments: [
      #"printf 'good\n\377\376\n'"#, #"printf 'good\n\033[2Jgone\n'"#,
      "head -c 20000 /dev/zero | tr '\\0' a",
    ]
  )
  func `a recogniser that writes nonsense`(command: String) async {
    _ = begin(recogniser: shell("\(command); cat >/dev/null"))
    let said = await minutes.whole
    #expect(
      said.last
        == .error(
          SpeechError(.interrupted, "sh wrote what is no text and was stopped: \(wayOut)")
        )
    )
  }

  @Test func `a recogniser that takes no sound`() async {
    _ = begin(
      microphone: Program("cat", ["/dev/zero"]),
      recogniser: Program("sleep", ["1000"]),
      recogniserPatience: .milliseconds(20)
    )
    await expect([], "sleep takes no sound for 0.02 seconds and was stopped: \(wayOut)")
  }

  @Test func `a recogniser that does not end`() async {
    let task = begin(
      recogniser: Program("sleep", ["1000"]),
      recogniserPatience: .milliseconds(20)
    )
    task.finish()
    await expect([], "sleep does not end for 0.02 seconds and was stopped: \(wayOut)")
  }

  @Test func `a microphone that delivers no sound`() async {
    _ = begin(microphone: Program("sleep", ["1000"]), microphonePatience: .milliseconds(20))
    await expect(nil, "sleep delivers no sound for 0.02 seconds and was stopped: \(wayOut)")
  }

  @Test func `a microphone that is taken`() async {
    let taken = "arecord: main:831: audio open error: Device or resource busy"
    _ = begin(microphone: shell("echo '\(taken)' >&2; exit 1"))
    await expect(
      nil,
      "sh has ended with status 1 while it listened, saying “\(taken)”: \(wayOut)"
    )
  }

  @Test func `a program that is not there`() async {
    _ = begin(recogniser: Program("/nowhere/none"))
    #expect(
      await minutes.whole == [
        .error(
          SpeechError(
            .unavailable,
            "/nowhere/none cannot be started (No such file or directory): \(wayOut)"
          )
        )
      ]
    )
  }

  @Test func `the microphone has a prompt of its own`() async {
    world.decide(.notDetermined, .microphone)
    _ = begin()
    #expect(minutes.soFar == [])
    #expect(world.footprint.summary == "1 permission prompt")
    world.answer(.dontAllow)
    #expect(
      await minutes.whole == [
        .error(
          SpeechError(
            .denied,
            """
            “Minutes” may not access the microphone, because you did not allow it: a reset of the \
            permissions lets it ask again.
            """
          )
        )
      ]
    )
  }

  @Test func `a task that is over before the answer starts nothing`() async {
    world.decide(.notDetermined, .microphone)
    let task = begin(recogniser: Program("/nowhere/none"))
    task.finish()
    #expect(await minutes.whole == [.final("")])
    world.answer(.allow)
    #expect(minutes.soFar == [.final("")])
    #expect(world.footprint.summary == "1 permission prompt")
  }

  private let wayOut =
    "repair it, or type export WORKBOOK_DICTATION=bundled to hear a recorded meeting."

  private func expect(_ before: [Minutes.Entry]?, _ sentence: String) async {
    let said = await minutes.whole
    #expect(said.last == .error(SpeechError(.interrupted, sentence)))
    if let before { #expect(Array(said.dropLast()) == before) }
  }

  private func begin(
    microphone: Program = silence,
    recogniser: Program = listener,
    microphonePatience: Duration = .seconds(600),
    recogniserPatience: Duration = .seconds(600)
  ) -> RecognitionTask {
    let live = LiveDictation(
      microphone: microphone,
      recogniser: recogniser,
      microphonePatience: microphonePatience,
      recogniserPatience: recogniserPatience
    )
    return DictationSystem.$current.withValue(world.system(.live(live))) {
      SpeechRecognizer().recognitionTask(resultHandler: minutes.handler)
    }
  }
}

private func shell(_ script: String) -> Program { Program("sh", ["-c", script]) }
