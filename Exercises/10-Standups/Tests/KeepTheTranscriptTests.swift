import Dependencies
import TestProbes
import Testing

@testable import StandupsExercises

@MainActor
@Suite struct KeepTheTranscript {
  private let system = Talk()
  private let talk = Talk()

  // Demand 1
  @Test(.filterIssues { $0.isFailure })
  func `a test that overrides nothing fails, and the system is left alone`() async {
    await withSilentSystem {
      for time in ["first", "second"] {
        await withExpectedIssue("Nothing was overridden, and the \(time) test would pass.") {
          await Screen(Interview()).goesAway()
        }
      }
    }
  }

  // Demand 3
  @Test(arguments: contexts)
  func `what was said is kept when recognition fails`(context: DependencyContext) async {
    await inContext(context) {
      for error in [Talk.Failure(), CancellationError()] as [any Error] {
        let interview = Interview.hearing(talk.listen)
        let view = TestView { interview.problem }
        _ = Screen(interview)
        for words in ["I", "I was home", "I was at home"] { await talk.say(words) }
        await talk.fail(error)
        let (left, problem) = (interview.transcript, interview.problem)
        #expect(left == "I was at home", "Recognition has failed. What is left is:")
        #expect(problem == "Recognition failed.", "It fails with \(error). The problem is:")
        #expect(view.isTold, "It fails, and a screen that shows the problem is not notified.")
      }
    }
  }

  // Demand 6
  @Test(arguments: contexts)
  func `however its tasks end, the words of each come after those before`(
    context: DependencyContext
  ) async {
    let length = context == .test ? 4 : 3
    // Demand 4
    await everyOrder(
      in: context,
      upTo: length + 1,
      of: Step.following([.fails, .ends]),
      fault: fault(after:)
    )
    // Demand 6
    await everyOrder(
      in: context,
      upTo: length,
      of: Step.following([.goes, .isStopped]),
      fault: fault(after:)
    )
  }

  @Test(arguments: contexts)
  func `an error of a recogniser that is cancelled is no failure`(
    context: DependencyContext
  ) async {
    await inContext(context) {
      let clock = TestClock()
      let words = LockIsolated(["tea"])
      let interview = Interview.hearing {
        AsyncThrowingStream {
          if let said = words.withValue({ $0.popLast() }) { return said }
          try? await clock.sleep(for: .seconds(60))
          throw Talk.Failure()
        }
      }
      for isQuick in [false, true] {
        let screen = Screen(interview)
        await screen.goesAway(beforeItRuns: isQuick)
        #expect(screen.isOver, "The screen is gone, and 'task' goes on.")
        #expect(interview.problem == nil, "Cancelled, the recogniser throws. The problem is:")
      }
      #expect(interview.transcript == "tea", "Cancelled, the recogniser throws. What is left is:")
    }
  }

  // Demand 2
  @Test(arguments: contexts)
  func `each interview hears its own recogniser`(_ context: DependencyContext) async {
    await withSilentSystem {
      await inContext(context) {
        let talks = [Talk(), Talk()]
        let interviews = talks.map { Interview.hearing($0.listen) }
        var screens = interviews.map { Screen($0) }
        let view = TestView { interviews[0].transcript }
        for words in ["I", "eye scream", "", "ice cream", "tea for all", "tea"] {
          await talks[0].say(words)
          let shown = interviews[0].transcript
          #expect(shown == words, "The recogniser has a new guess. The transcript is:")
        }
        #expect(view.isTold, "The words change, and a screen that shows them is not notified.")
        await talks[1].say("coffee")
        let story = "Context '\(context)', two recognisers"
        #expect(interviews.map(\.transcript) == ["tea", "coffee"], "\(story). They hear:")
        // Demand 4
        await talks[1].fail()
        screens.append(Screen(interviews[1]))
        await talks[1].say("please")
        await talks[0].say("tea for two")
        #expect(
          interviews.map(\.transcript) == ["tea for two", "coffee please"],
          "\(story), of which the second has failed once. They hear:"
        )
        for screen in screens { await screen.goesAway() }
      }
    }
  }

  // Demand 5
  @Test func `in the app, the recogniser of the system is heard`() async {
    let interview = makeInContext(.live) { Interview() }
    for (talk, words) in [(system, "Say something."), (talk, "Something."), (talk, nil)] {
      await SystemRecogniser.$microphone.withValue(talk.listen) {
        let screen = Screen(interview)
        if let words { await talk.say(words) } else { await talk.fail() }
        await screen.goesAway()
      }
    }
    #expect(interview.transcript == "Say something. Something.", "In the app, its tasks heard:")
    #expect(system.listeners.value == 0, "In the app, the screen is gone, and it listens on.")
    #expect(interview.problem == "Recognition failed.", "In the app, it fails. The problem is:")
  }

  @Test func `in a preview there are words at once, and the system is left alone`() async {
    await withSilentSystem {
      for number in ["first", "second"] {
        let interview = makeInContext(.preview) { Interview() }
        let screen = Screen(interview)
        await TestClock().advance()
        #expect(interview.transcript.contains { $0 != " " }, "The \(number) preview shows nothing.")
        #expect(interview.problem == nil, "A preview shows a problem:")
        await screen.goesAway()
      }
    }
  }

  /// What is not as these steps make it.
  private func fault(after steps: [Step]) async -> String? {
    let talk = Talk()
    let interview = Interview.hearing(talk.listen)
    var screen: Screen?
    // What was said to each task.
    var said: [String] = []
    for step in steps {
      switch step {
      case .runs(let guess):
        await talk.begins()
        said.append(guess ?? "")
        screen = Screen(interview)
        await talk.begins()
        if let guess { talk.recogniser.value?.yield(guess) }
      case .says(let guess):
        said[said.count - 1] = guess
        talk.recogniser.value?.yield(guess)
      case .fails: talk.recogniser.value?.finish(throwing: Talk.Failure())
      case .isStopped: talk.recogniser.value?.finish(throwing: CancellationError())
      case .ends: talk.recogniser.value?.finish()
      case .goes: await screen?.goesAway()
      }
    }
    await talk.begins()
    let isListening = steps.last?.isEnd == false
    let problem = [.fails, .isStopped].contains(steps.last) ? "Recognition failed." : nil
    let words = said.filter { !$0.isEmpty }.joined(separator: " ")
    // A space after the last word does no harm.
    if ![words, words + " "].contains(interview.transcript) {
      return "The transcript is “\(interview.transcript)”."
    }
    if interview.problem != problem { return "The problem is “\(interview.problem ?? "none")”." }
    guard talk.listeners.value == (isListening ? 1 : 0), screen?.isOver == !isListening
    else { return isListening ? "It does not listen." : "It listens on, or 'task' is not over." }
    await screen?.goesAway()
    return nil
  }

  /// The system's recogniser must not be asked in the meantime.
  private func withSilentSystem(_ operation: @MainActor () async -> Void) async {
    await SystemRecogniser.$microphone.withValue(system.listen, operation: operation)
    #expect(system.recogniser.value == nil, "The system's recogniser was asked.")
  }
}

/// A screen that runs the task of an interview. No test waits for a task that may never end.
@MainActor
private final class Screen {
  private(set) var isOver = false
  private var task: Task<Void, Never>?

  init(_ interview: Interview) {
    task = Task {
      await interview.task()
      isOver = true
    }
  }

  func goesAway(beforeItRuns isQuick: Bool = false) async {
    if !isQuick { await TestClock().advance() }
    task?.cancel()
    await TestClock().advance()
  }
}

/// A person who talks, and a recogniser that understands it.
private final class Talk: Sendable {
  struct Failure: Error {}
  /// Nil until somebody listens.
  let recogniser = LockIsolated<AsyncThrowingStream<String, any Error>.Continuation?>(nil)
  let listeners = LockIsolated(0)

  var listen: Listen {
    { [recogniser, listeners] in
      AsyncThrowingStream { continuation in
        recogniser.setValue(continuation)
        listeners.withValue { $0 += 1 }
        continuation.onTermination = { _ in listeners.withValue { $0 -= 1 } }
      }
    }
  }

  /// Returns when all that the talk set in motion has come to rest.
  func begins() async { await TestClock().advance() }

  func say(_ words: String) async {
    await begins()
    recogniser.value?.yield(words)
    await begins()
  }

  func fail(_ error: any Error = Failure()) async {
    await begins()
    recogniser.value?.finish(throwing: error)
    await begins()
  }
}

private enum Step: Equatable, CustomStringConvertible {
  case runs(hearing: String?)
  case says(String)
  case fails, isStopped, ends, goes

  /// Whether `task` is over then.
  var isEnd: Bool { [.fails, .isStopped, .ends, .goes].contains(self) }

  /// What may come next, where a task has these ends.
  static func following(_ ends: [Self]) -> ([Self]) -> [Self] {
    {
      $0.last?.isEnd == false
        ? ["tea", ""].map(Self.says) + ends : [nil, "tea", ""].map(Self.runs)
    }
  }

  var description: String {
    switch self {
    case .runs(let words): words.map { "'task' runs and understands “\($0)”" } ?? "'task' runs"
    case .says(let words): "it understands “\(words)”"
    case .fails: "recognition fails"
    case .isStopped: "recognition fails with CancellationError"
    case .ends: "the recogniser ends by itself"
    case .goes: "the screen goes"
    }
  }
}
