/// Why a connection could not do what was asked of it.
package enum ConnectionError: Error, Equatable, Sendable {
  /// No program listens there.
  case refused
  /// The name of the host means nothing here.
  case unknownHost
  /// It took longer than the caller was ready to wait.
  case timedOut
  /// The other side, or `end()` on this one, has ended the connection.
  case ended
  /// A line was longer than the limit; what remains of it is skipped by the next read.
  case lineTooLong(limit: Int)
  /// Anything else, in the system's words.
  case failed(String)
}
