import Browsers
import HTTP
import Loopback
import Telemetry
import TestTools
import Testing

@testable import TelemetryCollector

/// The collector's page, in a browser.
@Suite(
  .enabled(if: Browser.program != nil, "Set WORKBOOK_BROWSER=1 where Chromium is installed."),
  .serialized,
  .machineTime(.seconds(300))
)
struct CollectorInBrowser {
  @Test(arguments: [(1024, 768), (1280, 720), (1920, 1080), (3840, 2160)])
  func `each event is counted, and the key s shows where it came from`(size: (Int, Int)) throws {
    let folder = try TestFolder()
    let collector = try Collector(port: 0, storage: folder.url)
    let event = TrackedEvent(name: "a.button.with.a.long.name.was.tapped", source: "preview")
    for _ in 1...2 {
      let client = try Connection(port: collector.port, timeout: .seconds(60))
      _ = try client.request(
        "POST",
        "/events",
        of: collector.port,
        json: JSON.encode(event),
        by: .now + .seconds(60)
      )
    }
    let browser = try Browser()
    let isCounted = "document.title === '2 · Telemetry'"
    try browser.open("http://127.0.0.1:\(collector.port)/", in: size, until: isCounted)
    let seen = "document.body.innerText.includes('preview')"
    #expect(
      try browser.value("\(seen) || document.body.classList.contains('asked')") as? Bool == false
    )
    #expect(try browser.cutTexts() == [])
    try browser.press("s")
    #expect(try browser.value(seen) as? Bool == true)
    #expect(try browser.cutTexts() == [])
    try browser.press("s")
    #expect(try browser.value(seen) as? Bool == false)
    collector.stop()
  }
}
