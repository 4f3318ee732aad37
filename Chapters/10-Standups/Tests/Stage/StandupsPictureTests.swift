import Stage
import Testing

@testable import StandupsChapter

/// Whole screens, letter by letter.
@MainActor
@Suite struct PicturesOfStandups {
  private func picture(of name: String, columns: Int, rows: Int) async throws -> String {
    let preview = try #require(StandupsPreview.all.first { $0.name == name })
    let desk = preview.desk()
    await preview.appear(on: desk)
    await until { desk.app.meeting?.transcript.isEmpty != true }
    return frame(of: desk, columns: columns, rows: rows).text
  }

  @Test func `a stand-up, and the question before it is gone`() async throws {
    let picture = try await picture(of: "delete", columns: 60, rows: 15)
    #expect(
      picture == """
         ‹ Stand-ups  ■ Design
        ────────────────────────────────────────────────────────────
        ▸ ● Start a meeting
            Length   1 minute
            Col╭────────────────────────────────────────────╮
          Past │                  Delete?                   │
            202│ The stand-up and its past meetings will be │kes th…
          Atten│                   gone.                    │
            Ada│                                            │
            Cha│            Delete    [ Keep it ]           │
            Eil╰────────────────────────────────────────────╯
            Grace
            Margaret
            Ray
         ↑↓ move · enter open · ? help · esc back
        """
    )
  }

  @Test func `a meeting in a window that is high enough for large digits`() async throws {
    let picture = try await picture(of: "meeting", columns: 60, rows: 21)
    #expect(
      picture == """
         ■ Design                                       ● listening
        ────────────────────────────────────────────────────────────
         0:10 gone                                        0:50 left
         ██████████ ░░░░░░░░░ ░░░░░░░░ ░░░░░░░░░ ░░░░░░░░░ ░░░░░░░░

                         ▗▟███▙▖    ███████ ▗▟███▙▖
                         ██▘ ▝██ ██ ██      ██▘ ▝██
                         ██   ██    █████▙▖ ██   ██
                         ██   ██        ▝██ ██   ██
                         ██▖ ▗██ ██ ▟▙▖ ▗██ ██▖ ▗██
                         ▝▜███▛▘    ▝▜███▛▘ ▝▜███▛▘

                               Charles speaks
                            2 of 6, then Eileen
         ──────────────────────────────────────────────────────────
         Yesterday I drew the empty screen, and today I ask two
         people what they see on it. I need the new colours from



         n next speaker · ? help · e end the meeting
        """
    )
  }

  @Test func `a meeting in the smallest window, with all that matters`() async throws {
    let picture = try await picture(of: "meeting", columns: 40, rows: 12)
    #expect(
      picture == """
         ■ Design                   ● listening
        ────────────────────────────────────────
         0:10 gone                    0:50 left
         ███████ ░░░░░ ░░░░░ ░░░░░░ ░░░░░ ░░░░░
                     Charles speaks
                  2 of 6, then Eileen
         ──────────────────────────────────────
         Yesterday I drew the empty screen, and
         today I ask two people what they see
         on it. I need the new colours from

         ? help · e end the meeting
        """
    )
  }
}
