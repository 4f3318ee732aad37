import Loopback
import OperatingSystem

/// Why there is no answer or no server, in one sentence.
public struct RegistrationServiceError: Error, Equatable, CustomStringConvertible {
  public let description: String

  init(_ description: String) { self.description = description }

  init(_ problem: ConnectionError, port: UInt16) {
    if case .lineTooLong = problem {
      self = .garbled(port: port)
    } else {
      let reason = problem.reason(at: "127.0.0.1:\(port)")
      self.init("The server gives no answer, because \(reason): start it again.")
    }
  }

  static func garbled(port: UInt16) -> Self {
    Self("What answers on 127.0.0.1:\(port) is no registration server: look at what runs there.")
  }

  init(_ failure: SystemFailure, listeningOn port: UInt16) {
    description = """
      The server cannot listen on port \(port) of 127.0.0.1 (\(failure.message)): stop what \
      listens there, or choose another port.
      """
  }

  static func refused(_ sentence: String) -> Self { Self("The server refused. \(sentence)") }
}
