/// The transcript of a talk, with each guess of a recogniser and its time.
package struct RecordedTalk: Sendable {
  /// Each has its time after the start, and all words so far.
  package let guesses: [(time: Duration, words: String)]

  /// - Parameter phrases: Each with its guesses, as the milliseconds since the one before and the
  ///   words of this phrase. The last guess of a phrase stands.
  init(_ phrases: [[(Int, String)]]) {
    var guesses: [(time: Duration, words: String)] = []
    var time = Duration.zero
    var said = ""
    for phrase in phrases {
      let before = said.isEmpty ? "" : "\(said) "
      for (pause, words) in phrase {
        time += .milliseconds(pause)
        said = before + words
        guesses.append((time, said))
      }
    }
    self.guesses = guesses
  }
}

extension RecognitionEngine {
  /// Reports the talk in the time that it took, and then silence.
  static func talk(_ talk: RecordedTalk, on clock: any Clock<Duration>) -> RecognitionEngine {
    RecognitionEngine { report in
      let listening = Task {
        var now = Duration.zero
        report(.sound(until: now))
        for guess in talk.guesses {
          try await clock.sleep(for: guess.time - now)
          now = guess.time
          report(.sound(until: now))
          report(.words(guess.words))
        }
      }
      return {
        listening.cancel()
        Task {
          _ = await listening.result
          report(.end(nil))
        }
      }
    }
  }
}
