import HTTP

/// What the server does for a request.
enum Answer {
  case response(Response)
  /// The answer goes on for as long as the other side listens.
  case stream
}
