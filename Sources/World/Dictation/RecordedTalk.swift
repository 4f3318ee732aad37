/// A talk that was recorded with every guess of a recogniser, and the times of the guesses.
package struct RecordedTalk: Sendable {
  /// Each with its time after the beginning, and all that was said so far.
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

extension SpeechListener {
  /// Hears the talk in the time that it took, and afterwards silence.
  static func talk(_ talk: RecordedTalk, on clock: any Clock<Duration>) -> SpeechListener {
    SpeechListener { report in
      let hearing = Task {
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
        hearing.cancel()
        Task {
          _ = await hearing.result
          report(.end(nil))
        }
      }
    }
  }
}
