/// Why the collector cannot start, in a sentence for the person who started it.
public enum CollectorError: Error, Equatable, Sendable {
  case portTaken(UInt16)
  case notListening(port: UInt16, reason: String)
  case noStorage(String)
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
    case .noStorage(let sentence):
      sentence
    }
  }
}
