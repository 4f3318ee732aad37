import HTTP

/// The answer that goes on: server-sent events, each of them the whole dashboard.
enum EventStream {
  static let head = Response(.ok, type: "text/event-stream", body: []).bytes(isStream: true)

  /// Asks the browser to come back after a second when the connection is lost.
  static let opening = Array("retry: 1000\n\n".utf8)

  /// One message. JSON on one line has no line break, so nothing in an event can end the message
  /// or begin another.
  static func message(_ dashboard: Dashboard) -> [UInt8] {
    guard let json = try? JSON.encode(dashboard) else { return [] }
    return Array("data: ".utf8) + json + Array("\n\n".utf8)
  }
}
