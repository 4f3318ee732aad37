import Loopback

/// What a system check finds out about gpsd, in the words of a location manager.
package enum GPSDInspection {
  /// Why no location will come from there; nil where gpsd has a receiver, or says nothing about it in
  /// the time.
  package static func problem(
    host: String,
    port: UInt16,
    within time: Duration
  ) -> LocationError? {
    let place = "\(host):\(port)"
    let deadline = ContinuousClock.now + time
    var evidence = GPSDEvidence()
    do throws(ConnectionError) {
      let connection = try Connection(host: host, port: port, timeout: time)
      try connection.send("?WATCH={\"enable\":true,\"json\":true};\n", by: deadline)
      while evidence.hasReceiver == nil, ContinuousClock.now < deadline {
        guard let line = try connection.readLine(limit: 32_768, by: deadline) else { return nil }
        evidence.note(GPSDReport(line: line))
      }
    } catch {
      return error == .timedOut ? nil : LocationError(error, at: place)
    }
    return evidence.hasReceiver == false ? evidence.explanation(of: time, at: place) : nil
  }
}
