import Loopback
import OperatingSystem

/// Why an event does not arrive, in one sentence: what, where, and what to do about it.
struct TelemetryError: Error, CustomStringConvertible {
  let description: String

  static func badAddress(_ text: String) -> Self {
    Self(
      description: """
        Telemetry drops its events: TELEMETRY_URL is “\(text.quotable())”, which is no address on \
        this machine. Write one like \(TelemetryAddress.default), or leave it out.
        """
    )
  }

  static func unreachable(_ address: TelemetryAddress, _ error: ConnectionError) -> Self {
    Self(
      description: """
        Telemetry drops its events: \(error.reason(at: "\(address)")). Start a collector there.
        """
    )
  }

  static func refused(_ answer: String, by address: TelemetryAddress) -> Self {
    Self(
      description: """
        Telemetry drops an event: \(address) answered “\(answer.quotable())”. Look at what listens \
        there.
        """
    )
  }
}
