import Attendee
import Foundation
import HTTP
import Loopback
import OperatingSystem

/// Where the attendees' machines tell how far they are. It answers them with the number of a
/// chapter, and with nothing else.
package final class ClassServer: Sendable {
  package let address: ClassAddress
  private let register: ClassRegister
  private let server: HTTPServer

  /// - Parameters:
  ///   - host: Without one, this machine alone reaches it.
  ///   - port: 0 takes a free one.
  package init(
    of register: ClassRegister,
    on host: IPv4Address = .loopback,
    port: UInt16,
    limits: ServerLimits = .ofAClass
  ) throws(SystemFailure) {
    server = try HTTPServer(on: host, port: port, limits: limits) {
      [register] request, connection throws(Refusal) in
      guard request.path == "/class" else {
        throw Refusal(.notFound, "This is a class. To be in it: swift run workbook join")
      }
      guard request.method == "POST" else {
        throw Refusal(.methodNotAllowed, "A class is told something: POST.")
      }
      guard let peer = connection.peer else { return nil }
      guard let message = try? JSONDecoder().decode(ClassMessage.self, from: Data(request.body)),
        message.member.utf8.count <= 64, message.code.utf8.count <= 16
      else { throw Refusal(.badRequest, "That is no message of an attendee.") }
      let answer = try register.hear(message, from: "\(peer)")
      return Response(
        .ok,
        type: "application/json",
        body: (try? JSONEncoder().encode(answer)).map { Array($0) } ?? []
      )
    }
    address = ClassAddress(host: host, port: server.port)
    self.register = register
    register.listens(at: address)
  }

  /// Closes the connections, and writes the class down.
  package func stop() {
    server.stop()
    register.save()
  }
}

extension ServerLimits {
  /// A message is some hundred bytes. A machine that is slow or comes often has a few connections,
  /// and no more.
  package static var ofAClass: ServerLimits {
    var limits = ServerLimits()
    limits.request.body = 32_768
    limits.request.head = 4_096
    limits.connectionsOfOne = 32
    limits.requestTime = .seconds(3)
    limits.goodbyeTime = .milliseconds(200)
    return limits
  }
}
