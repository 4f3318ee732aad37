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
      footprint.closingLine(
        after: .seconds(10),
        waited: Waited(known: .seconds(9.96), possible: .milliseconds(900))
      )
        == "10.0 s · outside world: 10.0 s waited for real"
    )
    #expect(
      footprint.closingLine(
        after: .seconds(1),
        waited: Waited(known: .milliseconds(249), possible: .seconds(3))
      )
        == "1.0 s · outside world: untouched"
    )
    footprint.note(.fixesReceived, 3)
    #expect(
      footprint.closingLine(after: .seconds(12), waited: Waited(known: .seconds(2)))
        == "12.0 s · outside world: 2.0 s waited for real, 3 fixes received"
    )
  }

  @Test func `where the machine was too busy to tell, the time is about right`() {
    #expect(
      Footprint().closingLine(
        after: .seconds(10),
        waited: Waited(known: .seconds(5), possible: .seconds(4.9))
      ) == "10.0 s · outside world: about 10 s waited for real"
    )
  }
}
