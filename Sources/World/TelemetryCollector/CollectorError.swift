/// Why the collector cannot start or cannot keep an event, in one sentence.
public enum CollectorError: Error, Equatable, Sendable {
  case portTaken(UInt16)
  case notListening(port: UInt16, reason: String)
  case noStorage(path: String, reason: String)
  case inUse(path: String)
  case notWritten(path: String, reason: String)
}

extension CollectorError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .portTaken(let port):
      """
      Port \(port) of 127.0.0.1 is taken, perhaps by a collector that already runs. Use that one, \
      stop it, or choose another port.
      """
    case .notListening(let port, let reason):
      "The collector cannot listen on port \(port) of 127.0.0.1: \(reason). Choose another port."
    case .noStorage(let path, let reason):
      "The events cannot be kept in \(path): \(reason). Choose another folder."
    case .inUse(let path):
      "Another collector keeps its events in \(path). Stop it first, or choose another folder."
    case .notWritten(let path, let reason):
      "An event could not be written to \(path): \(reason). Nothing of it was kept."
    }
  }
}
