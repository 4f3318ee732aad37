import Foundation
import Loopback

/// Reads the one request of a connection.
struct RequestReader {
  let connection: Connection
  let deadline: ContinuousClock.Instant

  private static let bodyLimit = 65_536
  private static let lineLimit = 8_192

  /// Nil where the client closes the connection before the request is complete.
  func read() throws(Refusal) -> Request? {
    guard let first = try readLine() else { return nil }
    let parts = first.split(separator: " ").map(String.init)
    guard parts.count == 3, parts[1].hasPrefix("/"), parts[2].hasPrefix("HTTP/1.") else {
      throw Refusal(.badRequest, "A request line is a method, a target and HTTP/1.1.")
    }
    var request = Request(method: parts[0], target: parts[1], fields: [:], body: [])
    while true {
      guard let line = try readLine() else { return nil }
      if line.isEmpty { break }
      guard let colon = line.firstIndex(of: ":") else {
        throw Refusal(.badRequest, "A header field is a name, a colon and a value, on one line.")
      }
      let value = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
      request.fields[line[..<colon].lowercased()] = value
    }
    guard let body = try readBody(of: request) else { return nil }
    request.body = body
    return request
  }

  private func readLine() throws(Refusal) -> String? {
    do throws(ConnectionError) {
      let line = try connection.readLine(limit: Self.lineLimit, by: deadline)
      return line.map { String(decoding: $0, as: UTF8.self) }
    } catch {
      return try refuse(error)
    }
  }

  private func readBody(of request: Request) throws(Refusal) -> [UInt8]? {
    // A body in chunks has no length and is not read. The handler refuses a request without a body.
    guard let digits = request.fields["content-length"] else { return [] }
    guard let length = UInt(digits) else {
      throw Refusal(.badRequest, "The Content-Length is no number.")
    }
    guard length <= Self.bodyLimit else {
      throw Refusal(.contentTooLarge, "The body is over \(Self.bodyLimit) bytes.")
    }
    do throws(ConnectionError) {
      return try connection.readBytes(Int(length), by: deadline)
    } catch {
      return try refuse(error)
    }
  }

  /// Nil where the client has closed the connection.
  private func refuse<Part>(_ error: ConnectionError) throws(Refusal) -> Part? {
    switch error {
    case .timedOut: throw Refusal(.badRequest, "The request did not arrive in time.")
    case .lineTooLong(let limit):
      throw Refusal(.badRequest, "A line of the header is over \(limit) bytes.")
    default: return nil
    }
  }
}
