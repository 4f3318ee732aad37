import Testing

@testable import Telemetry

@Suite struct TelemetryAddressTests {
  @Test(arguments: ["http://127.0.0.1:4747", "http://127.0.0.1:4747/", "http://localhost:4747"])
  func `an address on this machine is read`(text: String) {
    #expect(TelemetryAddress(text) == .default)
  }

  @Test(arguments: [
    "", "127.0.0.1:4747", "https://127.0.0.1:4747", "http://example.com:80", "http://127.0.0.1",
    "http://127.0.0.1:0", "http://127.0.0.1:65536", "http://127.0.0.1:1:2", "http://127.0.0.1:+1x",
    "http://127.0.0.1:1/ HTTP/1.1\r\nX: y", "http://a@127.0.0.1:1",
  ])
  func `anything else is not`(text: String) {
    #expect(TelemetryAddress(text) == nil)
  }
}
