import Dependencies
import Foundation
import Stage

extension StandupsPreview {
  /// Every screen, and every state that is hard to reach.
  static let all = lists + details + meetings

  private static let lists = [
    StandupsPreview("list", "Three stand-ups."),
    StandupsPreview("empty", "The first launch.") { $0.dataManager = .mock() },
    StandupsPreview("load-failed", "The disk does not answer.") { $0.dataManager = .failToLoad },
    StandupsPreview("damaged", "The file is no list of stand-ups.") {
      $0.dataManager = .mock(initialData: Data("[{".utf8))
    },
    StandupsPreview(
      "save-failed",
      "A change, and no room on the disk.",
      keys: [.enter, .down, .character("x"), .escape]
    ) {
      $0.dataManager = .failToSave
    } when: {
      $0.saving.problem != nil
    },
    StandupsPreview("new", "The form of a new stand-up.", keys: [.character("a")]),
  ]

  private static let details = [
    StandupsPreview("detail", "One stand-up.", keys: [.enter]),
    StandupsPreview("edit", "The form of one that is there.", keys: [.enter, .character("e")]),
    StandupsPreview("delete", "The question before it is gone.", keys: [.enter, .character("d")]),
    StandupsPreview("past-meeting", "What was said.", keys: [.enter, .down, .enter]),
    StandupsPreview("denied", "The microphone was denied.", keys: [.enter, .character("s")]) {
      $0.speechClient = .denied
    },
    StandupsPreview("restricted", "This machine has no speech.", keys: [.enter, .character("s")]) {
      $0.speechClient = .restricted
    },
  ]

  private static let meetings = [
    StandupsPreview(
      "asking",
      "The system's question is up, and a meeting waits.",
      keys: [.enter, .character("s")]
    ) {
      $0.continuousClock = TestClock()
      $0.speechClient = .neverAnswers
    },
    meeting("meeting", "The second of six speaks.", keys: [.character("n")]),
    meeting("unheard", "A meeting without a transcript.", keys: [.enter]) {
      $0.speechClient = .denied
    },
    meeting(
      "last-speaker",
      "The last of six speaks.",
      keys: Array(repeating: .character("n"), count: 5)
    ),
    meeting("end", "The question before it ends early.", keys: [.character("n"), .character("e")]),
    meeting("speech-failed", "The recogniser fails in the middle.") {
      $0.speechClient = .said(then: SpeechClient.Failure("The microphone was taken away."))
    } when: {
      $0.meeting?.isInterrupted == true
    },
  ]

  /// A meeting in which time stands still and some words were said.
  private static func meeting(
    _ name: String,
    _ summary: String,
    keys: [Key] = [],
    world: @escaping @Sendable (inout DependencyValues) -> Void = { _ in },
    when isThere: @escaping @MainActor @Sendable (any StandupsListScreen) -> Bool = {
      $0.meeting?.hearing != .asking
    }
  ) -> StandupsPreview {
    let start: [Key] = [.enter, .character("s")]
    return StandupsPreview(name, summary, keys: start + keys) {
      $0.continuousClock = TestClock()
      $0.speechClient = .said()
      world(&$0)
    } when: {
      isThere($0)
    }
  }

  fileprivate static let words = """
    Yesterday I drew the empty screen, and today I ask two people what they see on it. I need the \
    new colours from
    """
}

extension RecordMeetingScreen {
  fileprivate var isInterrupted: Bool {
    if case .failed = hearing { destination != nil } else { false }
  }
}

extension SpeechClient {
  /// Has heard some words already, and goes on listening, or fails.
  static func said(then failure: Failure? = nil) -> SpeechClient {
    var client = SpeechClient.invented
    client.startTask = {
      AsyncThrowingStream { continuation in
        continuation.yield(SpeechResult(transcript: StandupsPreview.words))
        if let failure { continuation.finish(throwing: failure) }
      }
    }
    return client
  }
}
