import HTTP
import Loopback

/// An event that has not been posted yet.
struct TrackedEvent: Encodable, Equatable, Sendable {
  let name: String
  let source: String
  let properties: [String: String]

  /// Posts the event, and returns when the collector has accepted it.
  func post(
    to address: TelemetryAddress,
    within timeout: Duration
  ) throws(TelemetryError) {
    guard let body = try? JSON.encode(self) else { return }
    let status: StatusLine?
    do throws(ConnectionError) {
      let deadline = ContinuousClock.now + timeout
      status = try Connection(port: address.port, timeout: timeout)
        .request("POST", "/events", of: address.authority, json: body, by: deadline)
    } catch {
      throw .unreachable(address, error)
    }
    guard let status, let code = status.code, 200..<300 ~= code else {
      let text = status?.text ?? ""
      throw .refused(text.isEmpty ? "nothing" : text, by: address)
    }
  }
}
