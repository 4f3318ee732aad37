import Loopback
import OperatingSystem

/// Why events do not arrive, in one sentence: what, where, and what to do about it.
struct TelemetryComplaint: Error, Equatable {
  enum Kind: Hashable {
    case badAddress, nobodyThere, tooSlow, refused, broken
  }

  let kind: Kind
  let sentence: String

  static func badAddress(_ text: String) -> Self {
    Self(
      kind: .badAddress,
      sentence: """
        Telemetry drops its events: TELEMETRY_URL is “\(text.quotable())”, which is no address on this \
        machine. Write one like \(TelemetryAddress.default), or leave it out.
        """
    )
  }

  static func connection(_ error: ConnectionError, to address: TelemetryAddress) -> Self {
    switch error {
    case .refused:
      Self(
        kind: .nobodyThere,
        sentence: """
          Telemetry drops its events: nothing listens on \(address). Start a collector there.
          """
      )
    case .timedOut:
      Self(
        kind: .tooSlow,
        sentence: """
          Telemetry drops an event: the collector on \(address) does not answer in time. Stop it \
          and start it again.
          """
      )
    default:
      Self(
        kind: .broken,
        sentence: """
          Telemetry drops an event: the connection to \(address) broke. Look at what listens \
          there.
          """
      )
    }
  }

  static func refused(_ name: String, status: String, by address: TelemetryAddress) -> Self {
    Self(
      kind: .refused,
      sentence: """
        Telemetry drops the event “\(name.quotable(limit: 61))”: \(address) answered \
        “\(status.quotable())”. Look at what listens there.
        """
    )
  }
}
