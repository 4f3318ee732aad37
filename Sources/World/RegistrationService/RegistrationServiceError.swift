import Loopback
import OperatingSystem

/// Why there is no answer, in a sentence for the person who fills in the form.
public struct RegistrationServiceError: Error, Equatable, CustomStringConvertible {
  public let description: String

  init(_ description: String) { self.description = description }

  init(_ problem: ConnectionError, port: UInt16) {
    let place = "127.0.0.1:\(port)"
    switch problem {
    case .refused, .unknownHost:
      self.init("Nothing listens on \(place): start the server again.")
    case .timedOut:
      self.init("The server on \(place) does not answer: try again later.")
    case .ended:
      self.init("The server on \(place) hung up without an answer: try again.")
    case .lineTooLong:
      self = .garbled(port: port)
    case .failed(let reason):
      self.init("The server on \(place) cannot be reached (\(reason)): try again.")
    }
  }

  static func garbled(port: UInt16) -> Self {
    Self("What answers on 127.0.0.1:\(port) is no registration server: look at what runs there.")
  }

  static func refused(_ sentence: String) -> Self { Self("The server refused. \(sentence)") }
}

/// Why the server cannot start, in a sentence for the person who started it.
public struct RegistrationServerError: Error, Equatable, CustomStringConvertible {
  public let description: String

  init(_ failure: SystemFailure, port: UInt16) {
    description = """
      The server cannot listen on port \(port) of 127.0.0.1 (\(failure.words)): stop what listens there, or \
      choose another port.
      """
  }
}
