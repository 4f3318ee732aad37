import ChapterKit
import OutsideWorld
import Stage
import Testing

@Suite struct ClosingLines {
  @Test func `the line says how long it took, what was waited for and what was touched`() {
    let footprint = Footprint()
    #expect(
      footprint.closingLine(after: .seconds(10), waited: .seconds(9.96))
        == "10.0 s · outside world: 10.0 s waited for real"
    )
    #expect(
      footprint.closingLine(after: .seconds(1), waited: .milliseconds(249))
        == "1.0 s · outside world: untouched"
    )
    footprint.note(.fixesReceived, 3)
    #expect(
      footprint.closingLine(after: .seconds(12), waited: .seconds(2))
        == "12.0 s · outside world: 2.0 s waited for real, 3 fixes received"
    )
  }
}
