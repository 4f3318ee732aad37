import ChapterKit
import OutsideWorld
import Stage
import Testing

@Suite struct ClosingLines {
  @Test func `the line says how long it took and what was touched`() {
    let footprint = Footprint()
    footprint.note(.eventsPosted, 4)
    footprint.note(.permissionPrompts)
    #expect(
      footprint.closingLine(after: .seconds(10))
        == "10.0 s · outside world: 4 events posted, 1 permission prompt"
    )
  }

  @Test func `time that was waited for is outside, too`() {
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
