/// A source of recognised speech: a program of this machine, or a recorded talk.
package struct RecognitionEngine: Sendable {
  /// Starts, and reports events from any thread, one at a time, but not before it has returned. It
  /// returns a function that stops it, after which it reports `end`.
  var start: @Sendable (_ report: @escaping @Sendable (RecognitionEvent) -> Void) -> Stop

  typealias Stop = @Sendable () -> Void
}

package enum RecognitionEvent: Equatable, Sendable {
  /// There was sound, with or without words, until this time after the start.
  case sound(until: Duration)
  /// The transcript of everything that was said since the start.
  case words(String)
  /// The end of recognition. There is no error where it was stopped.
  case end(SpeechError?)
}
