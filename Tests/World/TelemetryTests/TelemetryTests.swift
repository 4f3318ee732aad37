import ConcurrencyExtras
import HTTP
import Loopback
import OperatingSystem
import OutsideWorld
import Testing

@testable import Telemetry

@Suite struct TelemetryTests {
  private let footprint = Footprint()
  private let complaints = LockIsolated<[String]>([])

  @Test func `an event is posted as JSON, and counts for the scene that has tracked it`() throws {
    let collector = try CollectorStub()
    let telemetry = telemetry(url: collector.address)
    track("Tap", by: telemetry)
    telemetry.track(name: "Elsewhere")
    #expect(telemetry.flush(within: 60))
    #expect(
      collector.requests.first == #"POST /events {"name":"Tap","properties":{},"source":"app"}"#
    )
    #expect(footprint.summary == "1 event posted")
    #expect(complaints.value == [])
  }

  @Test(arguments: [
    (
      "http://127.0.0.1:1",
      """
      Telemetry drops its events: nothing listens on http://127.0.0.1:1. Start a collector there.
      """
    ),
    (
      "https://example.com",
      """
      Telemetry drops its events: TELEMETRY_URL is “https://example.com”, which is no address on \
      this machine. Write one like http://127.0.0.1:4747, or leave it out.
      """
    ),
  ])
  func `without a collector, events are dropped with one notice`(url: String, notice: String) {
    let telemetry = telemetry(url: url)
    for _ in 1...3 { track("Tap", by: telemetry) }
    #expect(telemetry.flush(within: 60))
    #expect(footprint.summary == "3 events dropped")
    #expect(complaints.value == [notice])
  }

  @Test(arguments: [
    ("http://127.0.0.1:4747", true), ("http://localhost:4747/", true), ("127.0.0.1:4747", false),
    ("http://example.com:4747", false), ("http://127.0.0.1", false), ("http://127.0.0.1:0", false),
    ("http://127.0.0.1:65536", false), ("http://127.0.0.1:1/ HTTP/1.1\r\nX: y", false),
  ])
  func `only an address on this machine is read`(text: String, isRead: Bool) {
    #expect((try? Telemetry.port(in: ["TELEMETRY_URL": text])) == (isRead ? 4747 : nil))
  }

  @Test func `an event that is refused is reported once, and the next one is posted`() throws {
    let collector = try CollectorStub()
    let telemetry = telemetry(url: collector.address)
    for _ in 1...2 { track(String(repeating: "x", count: 900_000), by: telemetry) }
    track("Tap", by: telemetry)
    #expect(telemetry.flush(within: 60))
    #expect(collector.requests.count == 1)
    #expect(footprint.summary == "1 event posted, 2 events dropped")
    #expect(
      complaints.value == [
        """
        Telemetry drops an event: \(collector.address) answered “413 Content Too Large”. Look at \
        what listens there.
        """
      ]
    )
  }

  @Test func `a flush waits no longer than its time`() throws {
    let listener = try Listener { connection in
      while let line = try? connection.readLine(limit: 1_000), line != [] {}
      _ = try? connection.readBytes(1_000)
    }
    let telemetry = telemetry(url: "http://127.0.0.1:\(listener.port)")
    #expect(telemetry.flush(within: 0))
    telemetry.track(name: "Tap")
    #expect(!telemetry.flush(within: 0))
    listener.stop()
    #expect(telemetry.flush(within: 60))
    #expect(complaints.value.count == 1)
  }

  @Test func `a program that exits at once has posted its last event`() async throws {
    let collector = try CollectorStub()
    await #expect(processExitsWith: .exitCode(7)) { [address = collector.address as String] in
      setenv("TELEMETRY_URL", address, 1)
      Telemetry.shared.track(name: "Last")
      exit(7)
    }
    #expect(collector.requests.map { $0.contains(#"{"name":"Last""#) } == [true])
  }

  private func telemetry(url: String) -> Telemetry {
    let telemetry = Telemetry(
      environment: ["TELEMETRY_URL": url],
      timeout: .seconds(60),
      complain: { [complaints] line in complaints.withValue { $0.append(line) } }
    )
    telemetry.source = "app"
    return telemetry
  }

  /// Tracks an event in a scene that has this footprint.
  private func track(_ name: String, by telemetry: Telemetry) {
    var system = SystemServices()
    system.footprint = footprint
    SystemServices.$current.withValue(system) { telemetry.track(name: name) }
  }
}

/// Stands in for a collector, and keeps what is posted.
private final class CollectorStub: Sendable {
  private let server: HTTPServer
  private let received = LockIsolated<[String]>([])

  init() throws {
    server = try HTTPServer(port: 0) { [received] request, _ throws(Refusal) in
      let body = String(decoding: request.body, as: UTF8.self)
      received.withValue { $0.append("\(request.method) \(request.target) \(body)") }
      return Response(.ok, body: [])
    }
  }

  deinit { server.stop() }

  var address: String { "http://127.0.0.1:\(server.port)" }
  var requests: [String] { received.value }
}
