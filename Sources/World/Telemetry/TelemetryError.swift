import Loopback
import OperatingSystem

/// Why an event does not arrive, in one sentence: what, where, and what to do about it.
struct TelemetryError: Error, CustomStringConvertible {
  let description: String

  static func badAddress(_ text: String) -> Self {
    Self(
      description: """
        Telemetry drops its events: TELEMETRY_URL is “\(text.quotable())”, which is no address on \
        this machine. Write one like http://127.0.0.1:\(Telemetry.defaultPort), or leave it out.
        """
    )
  }

  static func unreachable(_ port: UInt16, _ error: ConnectionError) -> Self {
    let reason = error.reason(at: "http://127.0.0.1:\(port)")
    return Self(description: "Telemetry drops its events: \(reason). Start a collector there.")
  }

  static func refused(_ answer: String, by port: UInt16) -> Self {
    Self(
      description: """
        Telemetry drops an event: http://127.0.0.1:\(port) answered “\(answer.quotable())”. Look \
        at what listens there.
        """
    )
  }
}
