import Loopback

/// Why events do not arrive, in one sentence: what, where, and what to do about it.
struct TelemetryComplaint: Error, Equatable {
  enum Kind: Hashable {
    case badAddress, nobodyThere, tooSlow, refused, broken, tooMany
  }

  let kind: Kind
  let sentence: String

  static func badAddress(_ text: String) -> Self {
    Self(
      kind: .badAddress,
      sentence: """
        Telemetry drops its events: TELEMETRY_URL is “\(text)”, which is no address on this \
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
          Telemetry drops its events: nothing listens on \(address). Start a collector with \
          swift run Analytics collector.
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
    let isLong = name.unicodeScalars.count > 60
    let shown =
      isLong ? String(String.UnicodeScalarView(name.unicodeScalars.prefix(60))) + "…" : name
    return Self(
      kind: .refused,
      sentence: """
        Telemetry drops the event “\(shown)”: \(address) answered “\(status)”. Look at what \
        listens there.
        """
    )
  }

  static func tooMany(_ limit: Int) -> Self {
    Self(
      kind: .tooMany,
      sentence: "Telemetry drops events: over \(limit) wait to be posted. Track fewer."
    )
  }
}
