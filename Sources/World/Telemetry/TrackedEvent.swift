import HTTP
import Loopback

/// An event as it is posted, and as the collector's file has it: one JSON object.
///
/// ```json
/// {"name": "Pin Dropped", "source": "preview", "properties": {"zoom": "3"}}
/// ```
package struct TrackedEvent: Codable, Equatable, Sendable {
  package let name: String
  package let source: String
  package let properties: [String: String]

  package init(name: String, source: String, properties: [String: String] = [:]) {
    self.name = name
    self.source = source
    self.properties = properties
  }

  /// Posts the event, and returns when the collector has accepted it.
  func post(to port: UInt16, within timeout: Duration) throws(TelemetryError) {
    guard let body = try? JSON.encode(self) else { return }
    let response: ReceivedResponse
    do throws(ConnectionError) {
      response = try Connection(port: port, timeout: timeout)
        .request("POST", "/events", of: port, json: body, by: .now + timeout)
    } catch {
      throw .unreachable(port, error)
    }
    guard let code = response.code, 200..<300 ~= code else {
      throw .refused(response.status.isEmpty ? "nothing" : response.status, by: port)
    }
  }
}
