/// A source of recognised speech: a program of this machine, or a recorded talk.
package struct SpeechListener: Sendable {
  /// Begins at once, and reports from any thread, one thing at a time, never before it has
  /// returned. What it returns stops it: then it reports the end.
  var open: @Sendable (_ report: @escaping @Sendable (ListenerEvent) -> Void) -> Stop

  typealias Stop = @Sendable () -> Void
}

package enum ListenerEvent: Equatable, Sendable {
  /// There was sound, with words or without, until this time after the beginning.
  case sound(until: Duration)
  /// The present transcript of all that was said since the beginning.
  case words(String)
  /// It has ended; without an error where it was stopped.
  case end(SpeechError?)
}
