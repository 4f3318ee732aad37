/// How much a request may weigh, so that no client can fill the memory by talking.
package struct RequestLimits: Sendable {
  package var requestLine = 4_096
  package var head = 16_384
  package var fields = 64
  package var body = 262_144

  package init() {}
}

/// How many may come, and how long they may take.
package struct ServerLimits: Sendable {
  package var request = RequestLimits()
  /// Connections at once. A slow one never keeps a quick one out: the one that comes takes the
  /// place of the one whose next step has been waited for longest. A Mac gives a program 256 open
  /// files.
  package var connections = 192
  /// Of those, how many one machine may have; it is hung up on when it takes more.
  package var connectionsOfOne = Int.max
  /// Requests that are worked on at once. A further one is told to come back later.
  package var answers = 96
  /// For a whole request, however it trickles in.
  package var requestTime = Duration.seconds(5)
  /// For taking an answer, or one message of a stream.
  package var answerTime = Duration.seconds(5)
  /// For hanging up after the answer.
  package var goodbyeTime = Duration.seconds(1)

  package init() {}
}
