import Foundation
import Testing

@testable import HTTP
@testable import TelemetryCollector

@Suite struct EventsPageTests {
  private let page = String(decoding: eventsPage.response(nonce: "N").body, as: UTF8.self)

  @Test func `nothing on the page comes from anywhere else`() {
    let text = page.replacing("http://www.w3.org/2000/svg", with: "")
    for outside in ["http:", "https:", "//", "@import", "url("] {
      #expect(!text.contains(outside), "the page has \(outside)")
    }
  }

  @Test func `only the script and the style of this response may run`() {
    let policy = eventsPage.response(nonce: "N").fields.first {
      $0.name == "Content-Security-Policy"
    }
    #expect(
      policy?.value == """
        default-src 'none'; script-src 'nonce-N'; style-src 'nonce-N'; connect-src 'self'; \
        img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; \
        require-trusted-types-for 'script'
        """
    )
    #expect(page.components(separatedBy: "<script nonce=\"N\">").count == 2)
    #expect(page.components(separatedBy: "<script").count == 2)
    #expect(page.components(separatedBy: "</script").count == 2)
    #expect(page.components(separatedBy: "<style nonce=\"N\">").count == 2)
  }
}
