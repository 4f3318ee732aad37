/// Something that hears and understands: a program of this machine, or a recorded talk.
package struct SpeechListener: Sendable {
  /// Begins at once, and reports from any thread, one thing at a time, never before it has
  /// returned.
  var open: @Sendable (_ report: @escaping @Sendable (Heard) -> Void) -> Listening
}

package enum Heard: Equatable, Sendable {
  /// There was sound, with words or without, until this time after the beginning.
  case sound(until: Duration)
  /// All that was said since the beginning, as it is understood now.
  case words(String)
  /// It listens no more; without an error, because it was stopped or there is nothing more to hear.
  case end(SpeechError?)
}

/// How a listener that is at work is stopped.
package struct Listening: Sendable {
  /// It reports the end when it has understood what was said until now.
  var finish: @Sendable () -> Void
  /// What it still reports is passed over.
  var cancel: @Sendable () -> Void
}
