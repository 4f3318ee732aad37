import OutsideWorld
import Testing

@Suite struct FootprintTests {
  let footprint = Footprint()

  @Test func `counts are named in one order, whatever happened first`() {
    footprint.note(.permissionPrompts)
    footprint.note(.eventsPosted)
    footprint.note(.eventsPosted, 3)
    #expect(footprint.summary == "4 events posted, 1 permission prompt")
  }

  @Test func `what a scene touches is in the footprint of the process, too`() {
    let scene = Footprint(within: footprint)
    scene.note(.eventsPosted, 2)
    footprint.note(.eventsPosted)
    scene.note(.filesRead, of: "notes.json")
    #expect(scene.summary == "1 file read, 2 events posted")
    #expect(footprint.summary == "1 file read, 3 events posted")
  }

  @Test func `one is singular, and more are plural`() {
    footprint.note(.secondsListened)
    footprint.note(.fixesReceived, 2)
    #expect(footprint.summary == "2 fixes received, 1 second listened to")
  }

  @Test func `a file that is written three times is one file`() {
    for _ in 1...3 { footprint.note(.filesWritten, of: "notes.json") }
    #expect(footprint.summary == "1 file written 3 times")
    footprint.note(.filesWritten, of: "drafts.json")
    #expect(footprint.summary == "2 files written 4 times in all")
    #expect(footprint.count(of: .filesWritten) == 4)
  }
}
