import Foundation
import HTTP
import Loopback
import OperatingSystem

/// Where a class listens: `192.168.1.7:4780`.
package struct ClassAddress: Equatable, Sendable {
  package static let usualPort: UInt16 = 4780

  package let host: IPv4Address
  package let port: UInt16

  package init(host: IPv4Address, port: UInt16) { (self.host, self.port) = (host, port) }

  /// Nil if the text is no address. An address without a port has the usual one.
  package init?(_ text: String) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard let first = parts.first, parts.count <= 2,
      let host = first == "localhost" ? .loopback : IPv4Address(first)
    else { return nil }
    guard let port = parts.count == 1 ? Self.usualPort : UInt16(parts[1]), port > 0 else {
      return nil
    }
    self.init(host: host, port: port)
  }

  /// Why a class has not taken a message.
  package enum Trouble: Error, Equatable, Sendable {
    /// The class cannot be reached now, and may be later.
    case unreachable(String)
    /// The class has refused the message, for this reason.
    case refused(String)

    package var sentence: String {
      switch self {
      case .unreachable(let words), .refused(let words): words
      }
    }
  }

  /// Sends a message to a class, and waits for its answer. Any program may answer there, so nothing
  /// of it is trusted.
  package func tell(
    _ message: ClassMessage,
    within limit: Duration = .seconds(5)
  ) throws(Trouble) -> ClassAnswer {
    let deadline = ContinuousClock.now + limit
    let status: HTTPAnswer
    let body: [UInt8]
    do {
      let bytes = Array(try JSONEncoder().encode(message))
      let line = try Connection(host: "\(host)", port: port, timeout: limit)
      guard
        let answer = try line.ask("POST", "/class", of: "\(self)", json: bytes, by: deadline),
        let rest = try line.readBody(limit: 4_096, by: deadline)
      else { throw ConnectionError.ended }
      (status, body) = (answer, rest)
    } catch {
      throw .unreachable("No class answers at \(self)\(error as? ConnectionError).")
    }
    if status.status == 200,
      let answer = try? JSONDecoder().decode(ClassAnswer.self, from: Data(body))
    {
      return answer
    }
    let words = String(decoding: body, as: UTF8.self).trimmingCharacters(in: .newlines).quotable()
    switch status.status {
    case 403, 421: throw .refused(words)
    case 503: throw .unreachable(words)
    default: throw .unreachable("What answers at \(self) is no class.")
    }
  }
}

extension ClassAddress: CustomStringConvertible {
  package var description: String { "\(host):\(port)" }
}

extension DefaultStringInterpolation {
  fileprivate mutating func appendInterpolation(_ error: ConnectionError?) {
    switch error {
    case .refused: appendLiteral(": no program listens there")
    case .timedOut: appendLiteral(" in time")
    case .ended: appendLiteral(": it hung up")
    case .failed(let words): appendLiteral(": \(words)")
    case .unknownHost, .lineTooLong, nil: break
    }
  }
}
