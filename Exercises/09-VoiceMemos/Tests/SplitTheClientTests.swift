import Dependencies
import IssueReporting
import TestProbes
import Testing

// Not the live module, though it is linked: so `Narrator.liveValue` is the one of the interface.
@testable import VoiceMemosExercises

@MainActor
@Suite struct SplitTheClient {
  // Demand 1
  @Test func `in the app, the engine reads as it did, from the live module`() {
    // In one test, because a live value may be made once and keep the engine that it was made with.
    let voices = LockIsolated(["Ito", "Una", "Pär"])
    let engine = SpeechEngine(voices: voices.value) {
      SpeechEngine.unspeakable[$0].map(Problem.init)
    }
    SpeechEngine.$current.withValue(engine) {
      let sentences = ["It was dark.", "It was dark.", " A bell\nrang.", ""]
      let (story, messages) = story(sentences, in: .live)
      if let first = messages.first {
        Issue.record("In the app, the narrator should come from the live module: \(first)")
        return
      }
      #expect(
        engine.calls.map(\.words) == [
          "voices", "Ito: It was dark.", "voices", "Una: It was dark.", "voices",
          "Pär:  A bell\nrang.", "voices", "Ito: ",
        ],
        "In the app, the engine does not read each sentence with one of its voices. It hears:"
      )
      #expect(story.told == 4, "In the app, four sentences are read. The story is at:")
      for (sentence, problem) in SpeechEngine.unspeakable {
        let story = told(["It was dark.", sentence], in: .live)
        #expect(
          story.problem == problem,
          "The engine throws '\(problem)', and the story does not show that. It shows:"
        )
        #expect(story.told == 1, "A sentence that is not read should stay the next one:")
        #expect(
          engine.calls.suffix(2).map(\.words) == ["voices", "Una: \(sentence)"],
          "The engine throws, and it is not asked exactly once. It hears:"
        )
      }
      voices.setValue([])
      let mute = told(["It was dark."], in: .live)
      let hoarse = told(["He whispered."], in: .live)
      #expect(
        Set([mute, hoarse].map(\.problem)) == ["There is no voice on this device."],
        "The engine has no voice, and the story does not show that. The problems are:"
      )
      voices.setValue(["Ito"])
      let views = [TestView { mute.told }, TestView { mute.problem }]
      inContext(.live) { for story in [mute, hoarse] { story.nextButtonTapped() } }
      #expect(
        [mute, hoarse].map(\.problem) == [nil, "The voice is hoarse."],
        "One story goes on, one has another problem, and the first problem stays. The problems are:"
      )
      #expect(
        views.map(\.isTold) == [true, true],
        "The story goes on, and the screen is not notified."
      )
      // Demand 2
      _ = Narrator.liveValue.voices()
      try? Narrator.liveValue.speak("", "Ito")
      #expect(
        Set(engine.calls.map(\.module)) == ["SplitTheClientLive"],
        "SplitTheClientLive should call the engine, and no other module. It is called from:"
      )
    }
  }

  // Demand 3
  @Test func `without the live module, a preview works in silence`() {
    let engine = SpeechEngine(voices: [])
    SpeechEngine.$current.withValue(engine) {
      let narrators = [Interface.preview, narratorOfAPreview].compactMap(\.self)
      for narrator in narrators {
        let (story, messages) = story(in: .preview) { $0.narrator = narrator }
        #expect(
          messages == [],
          "Without the live module, a preview fails as a test does. It says:"
        )
        #expect(story.told == 2, "In a preview, the story has to go on. It is at:")
        #expect(narrator.voices() == ["Ada", "Emmy"], "A preview has other voices than before:")
        let (hoarse, _) = self.story(in: .preview) {
          $0.narrator = Narrator(voices: { ["Kurt"] }) { throw Problem("\($1) is hoarse.") }
        }
        #expect(
          hoarse.problem == "Kurt is hoarse.",
          "A preview overrides 'speak', which throws. The story does not show that, but:"
        )
      }
    }
    #expect(engine.calls.map(\.words) == [], "In a preview, the engine was used. It was asked for:")
  }

  // Demand 4
  @Test func `without the live module, each endpoint fails the test, by its name`() {
    let engine = SpeechEngine(voices: ["Una"])
    SpeechEngine.$current.withValue(engine) {
      for time in ["first", "second"] {
        expectFailure(of: "voices", "for the \(time) time") { _ in }
        expectFailure(of: "speak", "for the \(time) time") { $0.narrator.voices = { ["Ada"] } }
      }
    }
    #expect(engine.calls.map(\.words) == [], "In a test, the engine was used. It was asked for:")
  }

  // Demand 5
  @Test func `a test that overrides both passes`() {
    let read = LockIsolated<[String]>([])
    let (story, messages) = story(in: .test) {
      $0.narrator.voices = { ["Ada", "Kurt"] }
      $0.narrator.speak = { sentence, voice in read.withValue { $0.append("\(voice) \(sentence)") }
      }
    }
    #expect(
      messages == [],
      "A test overrides both endpoints while it makes the story, and fails. It says:"
    )
    #expect(
      read.value == ["Ada One.", "Kurt Two."],
      "The story does not use what the test overrides."
    )
    #expect(story.told == 2)
  }

  private func expectFailure(
    of endpoint: String,
    _ when: String,
    override: (inout DependencyValues) -> Void
  ) {
    let issues = IssueLog()
    withIssueReporters([issues]) { _ = told(["One."], in: .test, override) }
    guard !issues.messages.isEmpty else {
      Issue.record("In a test, '\(endpoint)' is used \(when), and nothing fails.")
      return
    }
    let said = issues.firstLines.joined(separator: " · ")
    let named = issues.messages.map { message in
      Set(message.split { !$0.isLetter }.map(String.init)).intersection(["voices", "speak"])
    }
    #expect(
      named.contains([endpoint]) && named.allSatisfy { $0.count == 1 },
      "In a test, '\(endpoint)' was used. Each failure should name one endpoint that was: \(said)"
    )
    #expect(
      Set(issues.modules).isSubset(of: ["VoiceMemosExercises"]),
      "The test value is not in the interface's module: a test would need the live one."
    )
  }

  private func told(
    _ sentences: [String],
    in context: DependencyContext,
    _ override: (inout DependencyValues) -> Void = { _ in }
  ) -> Story {
    let story = withDependencies {
      $0.context = context
      override(&$0)
    } operation: {
      Story(sentences)
    }
    inContext(context) { for _ in sentences { story.nextButtonTapped() } }
    return story
  }

  private func story(
    _ sentences: [String] = ["One.", "Two."],
    in context: DependencyContext,
    override: (inout DependencyValues) -> Void = { _ in }
  ) -> (Story, [String]) {
    let issues = IssueLog()
    let story = withIssueReporters([issues]) { told(sentences, in: context, override) }
    return (story, issues.firstLines)
  }

  private var narratorOfAPreview: Narrator {
    withDependencies {
      $0.context = .preview
    } operation: {
      @Dependency(\.narrator) var narrator
      return narrator
    }
  }
}

/// A live value that calls nothing, where the interface has none of its own.
private protocol WithoutLiveValue {}

extension WithoutLiveValue {
  fileprivate static var liveValue: Narrator { Narrator(voices: { [] }, speak: { _, _ in }) }
}

extension Narrator: WithoutLiveValue {}

/// What the module of the interface has on its own, as if no other were linked.
@MainActor
private enum Interface {
  /// Nil where the narrator is not its own key: then the value of a preview has to do.
  static var preview: Narrator? {
    let type: Any.Type = Narrator.self
    guard let key = type as? any TestDependencyKey.Type else { return nil }
    return previewValue(of: key)
  }

  private static func previewValue<Key: TestDependencyKey>(of key: Key.Type) -> Narrator? {
    key.previewValue as? Narrator
  }
}

private struct Problem: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}

extension SpeechEngine {
  fileprivate static let unspeakable = [
    "He whispered.": "The voice is hoarse.", "He shouted.": "The speaker is broken.",
  ]
}
