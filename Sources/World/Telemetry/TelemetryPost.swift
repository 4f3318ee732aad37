import Loopback

extension TrackedEvent {
  /// Posts the event, waits for the answer, and says what went wrong, if anything did.
  func post(
    to address: TelemetryAddress,
    within time: Duration
  ) throws(TelemetryComplaint) {
    let answer: [UInt8]?
    do throws(ConnectionError) {
      let deadline = ContinuousClock.now + time
      let connection = try Connection(host: address.host, port: address.port, timeout: time)
      guard let request = try? request(to: address) else { return }
      try connection.send(request, by: deadline)
      answer = try connection.readLine(limit: 1024, by: deadline)
    } catch {
      throw .connection(error, to: address)
    }
    let words = String(decoding: answer ?? [], as: UTF8.self).split(separator: " ")
    guard words.count > 1, words[0].hasPrefix("HTTP/1."), words[1].hasPrefix("2") else {
      let status = words.isEmpty ? "nothing" : words.dropFirst().joined(separator: " ")
      throw .refused(name, status: status, by: address)
    }
  }
}
