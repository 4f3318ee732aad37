import Dependencies
import DependenciesTestSupport
import Testing

@testable import StandupsExercises

@MainActor
@Suite struct KeepTheTranscript {
  private let system = Talk()
  private let talk = Talk()

  // Demand 1
  @Test func `the words that an interview hears are shown, and revised`() async {
    await withSilentSystem {
      let interview = Interview.hearing(talk.listen)
      let view = TestView { interview.transcript }
      let screen = Screen(interview)
      for words in ["I", "eye scream", "", "ice cream", "ice cream for all", "ice"] {
        await talk.say(words)
        #expect(interview.transcript == words, "The recogniser has understood something else now.")
      }
      #expect(
        view.isTold,
        "The words change, and a screen that shows them is not told."
      )
      #expect(interview.problem == nil, "Nothing has failed, and the interview says:")
      await talk.end()
      #expect(screen.isOver, "The recogniser has ended, and 'task' has not.")
      #expect(interview.transcript == "ice", "The recogniser has ended, and what it heard is gone:")
      #expect(interview.problem == nil, "The recogniser has ended by itself. The interview says:")
    }
  }

  // Demand 2
  @Test(
    arguments: [["Where were you?"], ["I", "I was home", "I was at home"], []],
    [Talk.Failure(), CancellationError()] as [any Error]
  )
  func `what was said is kept when recognition fails`(words: [String], error: any Error) async {
    await withSilentSystem {
      let interview = Interview.hearing(talk.listen)
      let view = TestView { interview.problem }
      let screen = Screen(interview)
      for words in words { await talk.say(words) }
      await talk.fail(error)
      #expect(screen.isOver, "Recognition has failed, and 'task' goes on.")
      #expect(interview.transcript == words.last ?? "", "Recognition has failed. What is left is:")
      #expect(
        interview.problem == "Recognition failed.",
        "Recognition fails with \(error); nobody has cancelled 'task'. The interview says:"
      )
      #expect(view.isTold, "It fails, and a screen that shows the problem is not told.")
    }
  }

  // Demand 3
  @Test func `what is said after a failure comes after what was said before`() async {
    await withSilentSystem {
      let interview = Interview.hearing(talk.listen)
      for (number, words) in ["", "one", "", "", "one", "one one more"].enumerated() {
        let before = interview.transcript
        let screen = Screen(interview)
        await talk.begins()
        #expect(interview.transcript == before, "It begins to listen anew. What is left is:")
        #expect(interview.problem == nil, "It begins to listen anew. It still says:")
        let space = before.isEmpty || words.isEmpty ? "" : " "
        if !words.isEmpty {
          await talk.say("hm")
          await talk.say(words)
        }
        #expect(interview.transcript == before + space + words, "Said before and after a failure:")
        // It ends in both ways: by a failure, and by itself.
        let fails = number.isMultiple(of: 2)
        if fails { await talk.fail() } else { await talk.end() }
        await screen.goesAway()
        #expect(interview.transcript == before + space + words, "It ends another time. Left is:")
        let problem = fails ? "Recognition failed." : nil
        #expect(interview.problem == problem, "Only a failure is a problem. The interview says:")
      }
    }
  }

  // Demand 6
  @Test func `when the screen goes, it stops listening, and nothing has failed`() async {
    await withSilentSystem {
      let interview = Interview.hearing(talk.listen)
      let screen = Screen(interview)
      await talk.say("as I said")
      #expect(talk.listeners == 1, "The screen is there. This many listen:")
      await screen.goesAway()
      #expect(talk.listeners == 0, "The screen is gone. This many listen:")
      #expect(screen.isOver, "The screen is gone, and 'task' goes on.")
      #expect(interview.transcript == "as I said", "The screen is gone. What is left is:")
      #expect(interview.problem == nil, "The screen is gone, which is no failure. It says:")
      let again = Screen(interview)
      await talk.say("before")
      #expect(
        interview.transcript == "as I said before",
        "The screen was gone in the middle, and is there again. The transcript is:"
      )
      await again.goesAway()
    }
  }

  // Demand 3
  @Test func `an empty guess, or none before the screen goes, takes no word away`() async {
    await withSilentSystem {
      let interview = Interview.hearing(talk.listen)
      let first = Screen(interview)
      await talk.say("as I said")
      await talk.fail()
      await first.goesAway()
      let second = Screen(interview)
      await talk.say("")
      #expect(interview.words == ["as", "I", "said"], "The first guess is empty. What is left is:")
      await second.goesAway()
      #expect(interview.words == ["as", "I", "said"], "It goes after an empty guess. Left is:")
      let third = Screen(interview)
      await talk.begins()
      await third.goesAway()
      #expect(interview.words == ["as", "I", "said"], "The screen goes before a word. Left is:")
    }
  }

  // Demand 6
  @Test func `an error of a recogniser that is cancelled is no failure`() async {
    await withSilentSystem {
      struct Stopped: Error {}
      let clock = TestClock()
      let interview = Interview.hearing {
        AsyncThrowingStream {
          do { try await clock.sleep(for: .seconds(60)) } catch { throw Stopped() }
          return nil
        }
      }
      let screen = Screen(interview)
      await talk.begins()
      await screen.goesAway()
      #expect(screen.isOver, "The screen is gone, and 'task' goes on.")
      #expect(
        interview.problem == nil,
        "The screen is gone, and the recogniser throws as it is cancelled. The interview says:"
      )
    }
  }

  // Demand 1
  @Test(arguments: [DependencyContext.live, .preview, .test])
  func `each interview hears its own recogniser, wherever it is made`(
    _ context: DependencyContext
  ) async {
    await withSilentSystem {
      await inContext(context) {
        let other = Talk()
        let (interview, second) = (Interview.hearing(talk.listen), Interview.hearing(other.listen))
        let screens = [Screen(interview), Screen(second)]
        await talk.say("tea")
        await other.say("coffee")
        #expect(
          [interview.transcript, second.transcript] == ["tea", "coffee"],
          "Two interviews in context '\(context)' with two recognisers hear:"
        )
        await other.fail()
        await talk.say("tea for two")
        #expect(
          [interview.transcript, second.transcript] == ["tea for two", "coffee"],
          "The second recogniser has failed, in context '\(context)'. The two interviews have heard:"
        )
        let again = Screen(second)
        await other.say("please")
        await talk.say("tea for three")
        #expect(
          [interview.transcript, second.transcript] == ["tea for three", "coffee please"],
          "The second interview has begun anew, in context '\(context)'. The two have heard:"
        )
        for screen in screens + [again] { await screen.goesAway() }
      }
    }
  }

  // Demand 4
  @Test func `in the app, the recogniser of the system is heard`() async {
    await SystemRecogniser.$microphone.withValue(system.listen) {
      let interview = makeInContext(.live) { Interview() }
      for words in ["Say something.", "Something."] {
        let screen = Screen(interview)
        await system.say(words)
        await system.fail()
        await screen.goesAway()
      }
      #expect(
        interview.transcript == "Say something. Something.",
        "The system's recogniser has understood two sentences, and has failed after each. Left is:"
      )
      #expect(interview.problem == "Recognition failed.", "The interview says of the failure:")
    }
  }

  @Test func `in a preview there are words at once, and the system is left alone`() async {
    await withSilentSystem {
      for number in ["first", "second"] {
        let interview = makeInContext(.preview) { Interview() }
        let screen = Screen(interview)
        await TestClock().advance()
        #expect(!interview.words.isEmpty, "The \(number) preview has nothing to show at once.")
        #expect(interview.problem == nil, "A preview shows a problem:")
        await screen.goesAway()
      }
    }
  }

  // Demand 5
  @Test(.filterIssues { $0.isFailure })
  func `a test that overrides nothing fails, and the system is left alone`() async {
    await withSilentSystem {
      let interview = Interview()
      await withExpectedIssue("Nothing was overridden, and the test would pass.") {
        let screen = Screen(interview)
        await TestClock().advance()
        await screen.goesAway()
      }
    }
  }

  /// The system's recogniser must not be asked in the meantime.
  private func withSilentSystem(_ operation: @MainActor () async -> Void) async {
    await SystemRecogniser.$microphone.withValue(system.listen, operation: operation)
    #expect(system.timesAsked == 0, "The recogniser of the system was asked this many times:")
  }
}

extension Interview {
  /// A space after the last one does no harm.
  fileprivate var words: [Substring] { transcript.split(separator: " ") }
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

  func goesAway() async {
    task?.cancel()
    await TestClock().advance()
  }
}

/// A person who talks, and a recogniser that understands it.
private final class Talk: Sendable {
  struct Failure: Error {}
  private let state = LockIsolated(State())

  private struct State {
    var current: AsyncThrowingStream<String, any Error>.Continuation?
    var timesAsked = 0
    var listeners = 0
  }

  var timesAsked: Int { state.timesAsked }
  var listeners: Int { state.listeners }

  var listen: Listen {
    { [state] in
      AsyncThrowingStream { continuation in
        state.withValue {
          $0.timesAsked += 1
          $0.listeners += 1
          $0.current = continuation
        }
        continuation.onTermination = { _ in state.withValue { $0.listeners -= 1 } }
      }
    }
  }

  /// Returns when all that the talk set in motion has come to rest.
  func begins() async { await TestClock().advance() }

  func say(_ words: String) async {
    await begins()
    state.current?.yield(words)
    await begins()
  }

  func fail(_ error: any Error = Failure()) async {
    await begins()
    state.current?.finish(throwing: error)
    await begins()
  }

  func end() async {
    await begins()
    state.current?.finish()
    await begins()
  }
}
