/// Why the log cannot be used.
package enum EventLogError: Error, Equatable, Sendable {
  case unavailable(path: String, reason: String)
  case inUse(path: String)
  case notWritten(path: String, reason: String)
}

extension EventLogError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .unavailable(let path, let reason):
      "The events cannot be kept in \(path): \(reason). Choose another folder."
    case .inUse(let path):
      "Another collector keeps its events in \(path). Stop it first, or choose another folder."
    case .notWritten(let path, let reason):
      "An event could not be written to \(path): \(reason). Nothing of it was kept."
    }
  }
}
