/// The transcript of a talk, with each guess of a recogniser and its time.
struct RecordedTalk: Sendable {
  /// Each has its time after the start, and all words so far.
  let guesses: [(time: Duration, words: String)]

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

extension RecognitionTask {
  /// Hears the talk in the time that it took, and then silence.
  func hear(_ talk: RecordedTalk, on clock: any Clock<Duration>) async {
    var now = Duration.zero
    hear("", until: now)
    for guess in talk.guesses {
      guard (try? await clock.sleep(for: guess.time - now)) != nil else { break }
      now = guess.time
      hear(guess.words, until: now)
    }
    // It ends when the task is cancelled.
    for await _ in AsyncStream<Never>.makeStream().stream {}
    end()
  }
}
