import ConcurrencyExtras
import Loopback

/// Stands in for a collector: keeps requests, and gives each the same answer.
final class CollectorStub: Sendable {
  private let listener: Listener
  private let received = LockIsolated<[String]>([])

  init(answer: String) throws {
    listener = try Listener { [received] connection in
      guard let request = try? Self.readRequest(connection) else { return }
      received.withValue { $0.append(request) }
      try? connection.send(answer)
    }
  }

  deinit {
    listener.stop()
  }

  var address: String {
    "http://127.0.0.1:\(listener.port)"
  }

  var requests: [String] {
    received.value
  }

  /// The request, with line feeds alone.
  private static func readRequest(_ connection: Connection) throws -> String {
    var text = ""
    var length = 0
    while let line = try connection.readLine(limit: 1_000), !line.isEmpty {
      let field = String(decoding: line, as: UTF8.self)
      if field.hasPrefix("Content-Length: ") { length = Int(field.dropFirst(16)) ?? 0 }
      text += field + "\n"
    }
    let body = try connection.readBytes(length) ?? []
    return text + "\n" + String(decoding: body, as: UTF8.self)
  }
}
