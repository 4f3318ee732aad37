import HTTP

/// How many may come, and how long they may take.
package struct ServerLimits: Sendable {
  package var request = RequestLimits()
  /// Connections that are served at once. Those that have their answer and have not hung up yet do
  /// not count. As many again are told to come back later.
  package var connections = 128
  /// Pages that may listen at once.
  package var streams = 16
  /// For a whole request, however it trickles in.
  package var requestTime = Duration.seconds(5)
  /// For taking an answer, or one message of a stream.
  package var answerTime = Duration.seconds(5)
  /// For hanging up after the answer.
  package var goodbyeTime = Duration.seconds(1)
  /// A page is told at most this often, so that a burst of events does not stop it.
  package var messageInterval = Duration.milliseconds(100)

  package init() {}
}
