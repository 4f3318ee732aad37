import Dependencies
import Observation

/// Reads aloud.
public struct Narrator: Sendable {
  /// The names of those who can read.
  public var voices: @Sendable () -> [String]
  public var speak: @Sendable (_ sentence: String, _ voice: String) throws -> Void

  public init(
    voices: @escaping @Sendable () -> [String],
    speak: @escaping @Sendable (_ sentence: String, _ voice: String) throws -> Void
  ) {
    self.voices = voices
    self.speak = speak
  }
}

// TODO: Keep here what a feature needs to be built, previewed and tested. The rest goes into the
// live module.
extension Narrator: DependencyKey {
  public static var liveValue: Narrator {
    Narrator(
      voices: { SpeechEngine.shared.voices() },
      speak: { sentence, voice in try SpeechEngine.shared.speak(sentence, voice: voice) }
    )
  }

  public static var previewValue: Narrator {
    Narrator(voices: { ["Ada", "Emmy"] }, speak: { _, _ in })
  }
}

extension DependencyValues {
  public var narrator: Narrator {
    get { self[Narrator.self] }
    set { self[Narrator.self] = newValue }
  }
}

/// A story that is read aloud, each sentence by the next voice.
@MainActor @Observable
final class Story {
  let sentences: [String]
  private(set) var told = 0
  private(set) var problem: String?
  @ObservationIgnored @Dependency(\.narrator) private var narrator

  init(_ sentences: [String]) { self.sentences = sentences }

  func nextButtonTapped() {
    guard told < sentences.count else { return }
    let voices = narrator.voices()
    guard !voices.isEmpty else {
      problem = "There is no voice on this device."
      return
    }
    do {
      try narrator.speak(sentences[told], voices[told % voices.count])
      told += 1
      problem = nil
    } catch {
      problem = "\(error)"
    }
  }
}
