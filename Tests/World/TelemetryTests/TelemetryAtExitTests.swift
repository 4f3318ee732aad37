import OperatingSystem
import Testing

@testable import Telemetry

@Suite struct TelemetryAtExitTests {
  @Test func `a program that ends at once has posted its last event`() async throws {
    let collector = try CollectorStub(answer: "HTTP/1.1 200 OK\r\n\r\n")
    await #expect(processExitsWith: .exitCode(7)) { [address = collector.address as String] in
      setenv("TELEMETRY_URL", address, 1)
      Telemetry.shared.track(name: "Last")
      exit(7)
    }
    #expect(collector.requests.map { $0.contains(#"{"name":"Last""#) } == [true])
  }
}
