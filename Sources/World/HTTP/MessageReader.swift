import Foundation
import Loopback

/// Reads the one request of a connection, or the one response. A client ignores the reason of a
/// refusal.
struct MessageReader {
  let connection: Connection
  let deadline: ContinuousClock.Instant

  private static let bodyLimit = 65_536
  private static let lineLimit = 8_192

  /// Nil where the client closes the connection before the request is complete.
  func readRequest() throws(Refusal) -> Request? {
    guard let first = try readLine() else { return nil }
    let parts = first.split(separator: " ").map(String.init)
    guard parts.count == 3, parts[1].hasPrefix("/"), parts[2].hasPrefix("HTTP/1.") else {
      throw Refusal(.badRequest, "A request line is a method, a target and HTTP/1.1.")
    }
    guard let (fields, body) = try readFieldsAndBody() else { return nil }
    return Request(method: parts[0], target: parts[1], fields: fields, body: body)
  }

  /// All that follows the first line, with the names of the fields in lower case; nil where the
  /// other side closes the connection before.
  func readFieldsAndBody() throws(Refusal) -> (fields: [String: String], body: [UInt8])? {
    var fields: [String: String] = [:]
    while true {
      guard let line = try readLine() else { return nil }
      if line.isEmpty { break }
      guard let colon = line.firstIndex(of: ":") else {
        throw Refusal(.badRequest, "A header field is a name, a colon and a value, on one line.")
      }
      let value = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
      fields[line[..<colon].lowercased()] = value
    }
    return try readBody(length: fields["content-length"]).map { (fields, $0) }
  }

  private func readLine() throws(Refusal) -> String? {
    do throws(ConnectionError) {
      let line = try connection.readLine(limit: Self.lineLimit, by: deadline)
      return line.map { String(decoding: $0, as: UTF8.self) }
    } catch {
      return try refuse(error)
    }
  }

  private func readBody(length digits: String?) throws(Refusal) -> [UInt8]? {
    // A body in chunks has no length and is not read. The handler refuses a request without a body.
    guard let digits else { return [] }
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
