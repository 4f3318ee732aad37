import CustomDump
import Foundation
import Testing

@testable import StandupsChapter

@Suite struct SavedFiles {
  @Test func `the sentences about a file say where it is and what to do`() {
    let folder = URL.standups.deletingLastPathComponent().path
    #expect(
      FileFault.damaged.description
        == """
        all-standups.json is damaged, so it stays as it is and nothing is saved: repair it, or \
        move it away from \(folder), and start again.
        """
    )
    #expect(
      FileFault.newer(7).description
        == """
        all-standups.json was saved by a newer version of this app (format 7), so it stays as it \
        is and nothing is saved: update this app.
        """
    )
  }

  @Test func `what is in the file is a promise to the next version`() throws {
    let standup = Standup(
      id: .sample(1),
      title: "Design",
      minutes: 1,
      theme: .pink,
      attendees: [Attendee(id: .sample(2), name: "Ada")],
      meetings: [
        Meeting(id: .sample(3), date: Date(timeIntervalSinceReferenceDate: 7), transcript: "Cake.")
      ]
    )
    let text = """
      {
        "format" : 1,
        "standups" : [
          {
            "attendees" : [
              {
                "id" : "00000000-0000-0000-0000-000000000002",
                "name" : "Ada"
              }
            ],
            "id" : "00000000-0000-0000-0000-000000000001",
            "meetings" : [
              {
                "date" : 7,
                "id" : "00000000-0000-0000-0000-000000000003",
                "transcript" : "Cake."
              }
            ],
            "minutes" : 1,
            "theme" : "pink",
            "title" : "Design"
          }
        ]
      }

      """
    expectNoDifference(String(decoding: try [standup].encoded(), as: UTF8.self), text)
    expectNoDifference(try [Standup].decoded(from: Data(text.utf8)), [standup])
  }
}
