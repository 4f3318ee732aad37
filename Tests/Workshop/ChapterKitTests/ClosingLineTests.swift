import ChapterKit
import OutsideWorld
import Testing

@Suite struct ClosingLines {
  @Test func `it says how long it took and what was touched`() {
    let footprint = Footprint()
    footprint.note(.eventsPosted, 4)
    footprint.note(.permissionPrompts)
    #expect(
      footprint.closingLine(after: .seconds(10))
        == "10.0 s · outside world: 4 events posted, 1 permission prompt"
    )
  }

  @Test(
    arguments: [
      (0, "0.0 s"), (49, "0.0 s"), (50, "0.1 s"), (100, "0.1 s"), (9_949, "9.9 s"),
      (9_951, "10.0 s"), (3_600_000, "3600.0 s"),
    ]
  )
  func `time is told in tenths of a second`(milliseconds: Int, told: String) {
    #expect(
      Footprint().closingLine(after: .milliseconds(milliseconds))
        == "\(told) · outside world: untouched"
    )
  }
}
