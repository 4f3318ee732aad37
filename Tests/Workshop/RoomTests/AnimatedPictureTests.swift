import Testing

@testable import Room

@Suite struct AnimatedPictures {
  private func row(_ text: String, _ look: String = "", _ color: String = "") -> [TextRun] {
    [TextRun(text: text, look: look, color: color)]
  }

  private func picture(_ frames: [[[TextRun]]], isOfTwoRuns: Bool = false) -> String {
    let moments = frames.enumerated().map { index, rows in
      DemoRecording.Moment(seconds: Double(index), run: isOfTwoRuns ? index + 1 : 1, rows: rows)
    }
    let closing = "2.0 s · outside world: <tea>"
    let recording = DemoRecording(columns: 20, moments: moments, closing: [closing])
    return AnimatedPicture(recording, title: "swift run Tea", mark: "<!-- mark -->").svg
  }

  @Test func `what stays is drawn once, and what changes is shown in its time`() {
    let svg = picture([
      [[], row("steeping"), row("3", "bold", "red")],
      [[], row("steeping"), row("2", "bold", "red")],
    ])
    #expect(svg.hasPrefix("<!-- mark -->\n<svg "))
    #expect(svg.contains("<title>swift run Tea: 2.0 s · outside world: &lt;tea></title>"))
    #expect(svg.split(separator: "steeping").count == 2)
    let digit = #"<text x="0" y="15" class="bold" style="fill:var(--red)">"#
    #expect(svg.contains(#"<g class="m0 past">"# + digit + "3"))
    #expect(svg.contains(#"<g class="m1">"# + digit + "2"))
    // Where the system asks for no motion, the last moment is all that is seen.
    let styles = svg.split(separator: "@media (prefers-reduced-motion:no-preference){")
    #expect(styles[0].contains(".past{visibility:hidden}"))
    #expect(
      styles[1].contains(
        """
        .m0{animation:m0 4.0s step-end infinite}
        @keyframes m0{0%{visibility:visible}25%{visibility:hidden}}
        """
      )
    )
    #expect(svg.contains("(prefers-color-scheme: light)"))
  }

  @Test func `a closing line is whole, and a second run is marked`() {
    let svg = picture([[row("tea")], [row("tea")]], isOfTwoRuns: true)
    #expect(svg.contains(">2.0 s · outside</text>") && svg.contains(">world: &lt;tea></text>"))
    #expect(svg.contains(#"<g class="m1">"#) && svg.contains("># again</text>"))
    #expect(svg.contains(#"viewBox="0 0 46 28""#))
  }

  @Test func `a comparison ends with a line for each side`() {
    let rows = [
      "  ✓ saved", "left · 1.2 s · 1 event", "  posted", "right · 0.1 s · untouched",
      "1.2 s · outside world: 1 event", "  posted", "$",
    ]
    let lines = ["left · 1.2 s · 1 event posted", "right · 0.1 s · untouched"]
    #expect(closingLines(in: rows) == lines + ["1.2 s · outside world: 1 event posted"])
  }

  @Test func `blocks are shapes without gaps, and words stand where the terminal has them`() {
    let svg = picture([[[TextRun(text: "██ ▄▚  to  go", look: "reversed", ground: "blue")]]])
    #expect(svg.contains(#"d="M0 8h4v4H0zM8 8h1v2H8zM6 10h2v2H6zM9 10h1v2H9z""#))
    let look = #"y="11" textLength="4" style="fill:var(--blue)""#
    #expect(svg.contains(#"<text x="14" \#(look)>to</text>"#))
    #expect(svg.contains(#"<text x="22" \#(look)>go</text>"#))
    #expect(svg.contains(#"<rect x="0" y="8" width="26" height="4" fill="var(--text)"/>"#))
  }
}
