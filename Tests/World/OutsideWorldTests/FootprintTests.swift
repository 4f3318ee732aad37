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

  @Test(arguments: [
    (
      1,
      """
      1 fix received, 1 second recorded, 1 sound played, 1 contact read, 1 file read, \
      1 second listened to, 1 event posted, 1 event dropped, 1 file written, \
      1 connection opened, 1 request sent, 1 permission prompt
      """
    ),
    (
      2,
      """
      2 fixes received, 2 seconds recorded, 2 sounds played, 2 contacts read, 2 files read, \
      2 seconds listened to, 2 events posted, 2 events dropped, 2 files written, \
      2 connections opened, 2 requests sent, 2 permission prompts
      """
    ),
  ])
  func `one is said in the singular, and more in the plural`(count: Int, summary: String) {
    for touch in Touch.allCases { footprint.note(touch, count) }
    #expect(footprint.summary == summary)
  }

  @Test func `a file that is written three times is one file`() {
    for _ in 1...3 { footprint.note(.filesWritten, of: "notes.json") }
    #expect(footprint.summary == "1 file written 3 times")
    footprint.note(.filesWritten, of: "drafts.json")
    #expect(footprint.summary == "2 files written 4 times in all")
    #expect(footprint.count(of: .filesWritten) == 4)
  }
}
