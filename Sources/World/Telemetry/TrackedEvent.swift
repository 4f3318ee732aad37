import HTTP
import Loopback

/// An event on its way out.
struct TrackedEvent: Encodable, Equatable, Sendable {
  let name: String
  let source: String
  let properties: [String: String]

  /// Posts the event, waits for the answer, and says what went wrong, if anything did.
  func post(
    to address: TelemetryAddress,
    within time: Duration
  ) throws(TelemetryComplaint) {
    guard let body = try? JSON.encode(self) else { return }
    let answer: HTTPAnswer?
    do throws(ConnectionError) {
      let deadline = ContinuousClock.now + time
      answer = try Connection(port: address.port, timeout: time)
        .ask("POST", "/events", of: address.authority, json: body, by: deadline)
    } catch {
      throw TelemetryComplaint(error, to: address)
    }
    guard let answer, let status = answer.status, 200..<300 ~= status else {
      let words = answer?.words ?? ""
      throw .refused(words.isEmpty ? "nothing" : words, by: address)
    }
  }
}
