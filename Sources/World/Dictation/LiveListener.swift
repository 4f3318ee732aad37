import OperatingSystem
import Programs
import Sound
import Synchronization

extension SpeechListener {
  /// Hears the microphone of this machine.
  static func live(_ dictation: LiveDictation, on clock: any Clock<Duration>) -> Self {
    Self { report in
      let hearing = LiveListener(dictation, clock: clock, report: report)
      Task { report(.end(await hearing.run())) }
      return Listening(finish: { hearing.finish() }, cancel: { hearing.cancel() })
    }
  }
}

/// Carries the sound from one program to the other, and brings back the words.
private final class LiveListener: Sendable {
  private let dictation: LiveDictation
  private let clock: any Clock<Duration>
  private let report: @Sendable (Heard) -> Void
  private let state = Mutex(State())

  private struct State {
    var recording: Task<SoundRun, Never>?
    var recogniser: RunningProgram?
    var bytesHeard = 0
    var phrases = SpokenPhrases()
    /// Whether enough was heard: the person has said so, or there is trouble.
    var isFinished = false
    /// Whether the recogniser knows that there is no more to hear.
    var isAsked = false
    /// What went wrong first.
    var trouble: SpeechError?
  }

  init(
    _ dictation: LiveDictation,
    clock: any Clock<Duration>,
    report: @escaping @Sendable (Heard) -> Void
  ) {
    (self.dictation, self.clock, self.report) = (dictation, clock, report)
  }

  /// Returns when both programs have ended; nil where nothing went wrong.
  func run() async -> SpeechError? {
    do throws(SpawnError) {
      let recogniser = try RunningProgram(
        dictation.recogniser,
        patience: .milliseconds(300),
        takesInput: true,
        errors: { _ in },
        output: { [self] in read($0) }
      )
      state.withLock { $0.recogniser = recogniser }
      recogniser.whenOver { [self] end in
        if !state.withLock(\.isAsked) {
          fail(.ended(dictation.recogniser, end, "while it listened"))
        }
      }
      await record(for: recogniser)
      state.withLock { $0.isAsked = true }
      recogniser.endInput()
      let watch = Task { await stopUnlessItEnds(recogniser) }
      let end = await recogniser.wait()
      watch.cancel()
      if end != .exited(0) { fail(.ended(dictation.recogniser, end, "at the end")) }
    } catch {
      fail(.cannotStart(error))
    }
    return state.withLock(\.trouble)
  }

  /// Opens the microphone no more. The recogniser goes on with what was said until now.
  func finish() {
    let recording = state.withLock { state in
      state.isFinished = true
      return state.recording
    }
    recording?.cancel()
  }

  func cancel() {
    finish()
    state.withLock(\.recogniser)?.stop()
  }

  private func fail(_ error: SpeechError) {
    state.withLock { if $0.trouble == nil { $0.trouble = error } }
    finish()
  }

  /// Returns when the microphone is closed, and all that it heard is handed on.
  private func record(for recogniser: RunningProgram) async {
    let (microphone, patience) = (dictation.microphone, dictation.microphonePatience)
    let recording = Task {
      await SoundRun(of: microphone, patience: patience, on: clock) { [self] in
        hear($0, for: recogniser)
      }
    }
    let isFinished = state.withLock { state in
      state.recording = recording
      return state.isFinished
    }
    if isFinished { recording.cancel() }
    switch await recording.value {
    case .notStarted(let reason):
      fail(.cannotStart(SpawnError(path: microphone.name, reason: reason)))
    case .hung:
      fail(.stuck(microphone, "delivers no sound", patience))
    case .ended(let end, let words):
      guard !state.withLock(\.isFinished) else { return }
      fail(.ended(microphone, end, "while it listened", saying: words))
    }
  }

  private func hear(_ bytes: [UInt8], for recogniser: RunningProgram) {
    let count = state.withLock { state in
      state.bytesHeard += bytes.count
      return state.bytesHeard
    }
    // Two bytes a sample, 16,000 samples a second.
    report(.sound(until: .milliseconds(count / 32)))
    let patience = dictation.recogniserPatience
    // Where it reads no more, its end tells why.
    guard recogniser.feed(bytes, within: patience) == .full else { return }
    fail(.stuck(dictation.recogniser, "takes no sound", patience))
    recogniser.stop()
  }

  private func read(_ bytes: [UInt8]) {
    let words = state.withLock { $0.phrases.append(bytes) ? $0.phrases.words : nil }
    if let words { return report(.words(words)) }
    fail(.nonsense(dictation.recogniser))
    state.withLock(\.recogniser)?.stop()
  }

  /// As long as it finds words, it is not stuck.
  private func stopUnlessItEnds(_ recogniser: RunningProgram) async {
    var before: String?
    while case let words = state.withLock(\.phrases.words), words != before {
      before = words
      guard (try? await clock.sleep(for: dictation.recogniserPatience)) != nil else { return }
    }
    fail(.stuck(dictation.recogniser, "does not end", dictation.recogniserPatience))
    recogniser.stop()
  }
}
