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
    let answer: HTTPAnswer?
    do throws(ConnectionError) {
      let deadline = ContinuousClock.now + timeout
      answer = try Connection(port: address.port, timeout: timeout)
        .ask("POST", "/events", of: address.authority, json: body, by: deadline)
    } catch {
      throw .unreachable(address, error)
    }
    guard let answer, let status = answer.status, 200..<300 ~= status else {
      let words = answer?.words ?? ""
      throw .refused(words.isEmpty ? "nothing" : words, by: address)
    }
  }
}
