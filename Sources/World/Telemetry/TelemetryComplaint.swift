import Loopback
import OperatingSystem

/// Why an event does not arrive, in one sentence: what, where, and what to do about it.
struct TelemetryComplaint: Error {
  let sentence: String

  static func badAddress(_ text: String) -> Self {
    Self(
      sentence: """
        Telemetry drops its events: TELEMETRY_URL is “\(text.quotable())”, which is no address on \
        this machine. Write one like \(TelemetryAddress.default), or leave it out.
        """
    )
  }

  init(_ error: ConnectionError, to address: TelemetryAddress) {
    self.init(
      sentence: """
        Telemetry drops its events: \(error.reason(at: "\(address)")). Start a collector there.
        """
    )
  }

  static func refused(_ answer: String, by address: TelemetryAddress) -> Self {
    Self(
      sentence: """
        Telemetry drops an event: \(address) answered “\(answer.quotable())”. Look at what listens \
        there.
        """
    )
  }

  private init(sentence: String) { self.sentence = sentence }
}
