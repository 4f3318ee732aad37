import ChapterKit
import DependenciesTestSupport
import Stage
import Testing

@testable import StandupsChapter

@MainActor
@Suite struct PreviewsOfStandups {
  @Test(arguments: [
    ("list", "▸ ■ Design"),
    ("empty", "No stand-ups yet. Press a to add the first one."),
    ("load-failed", "✗ all-standups.json could not be read: the disk does not answer."),
    ("damaged", "✗ all-standups.json is damaged"),
    ("save-failed", "✗ all-standups.json could not be saved: the disk is full."),
    ("new", "▸ Title      ▏"),
    ("detail", "▸ ● Start a meeting"),
    ("edit", "▸ Title      Design▏"),
    ("delete", "  Delete    [ Keep it ]"),
    ("past-meeting", "With Ada, Charles, Eileen, Grace, Margaret, Ray."),
    ("denied", "Speech recognition denied"),
    ("restricted", "Speech recognition restricted"),
    ("asking", "May this app write down what is said?"),
    ("meeting", "Charles speaks"),
    ("unheard", "Nothing is written down: you did not allow it."),
    ("last-speaker", "6 of 6, the last one"),
    ("end", "[ Save and end ]    Discard      Resume"),
    ("speech-failed", "The speech recogniser has failed"),
  ])
  func `each shows its state at once, in a window of any size`(
    name: String,
    words: String
  ) async throws {
    let preview = try #require(StandupsPreview.all.first { $0.name == name })
    let console = preview.console()
    await preview.appear(on: console)
    let picture = picture(of: console, columns: 80, rows: 24)
    #expect(picture.contains(words), "\(picture)")
    // Where `q` has another meaning, Ctrl-C quits.
    let quit = console.press(.character("q")) == .ignored ? "q quit" : "^C quit"
    #expect(picture.contains("· \(quit)"), "\(picture)")
    let scripted = console.picture(for: .script).draw(in: Extent(columns: 80, rows: 24)).text
    #expect(!scripted.contains(quit))
    for (columns, rows) in [(120, 40), (40, 12), (9, 3), (1, 1), (0, 0)] {
      let size = Extent(columns: columns, rows: rows)
      #expect(console.picture().centered().draw(in: size).size == size)
    }
  }

  @Test func `there is a test of every preview, and no name twice`() {
    #expect(StandupsPreview.all.count == 18)
    #expect(Set(StandupsPreview.all.map(\.name)).count == 18)
  }
}

/// A whole frame, as text.
@MainActor
func picture(of console: StandupsConsole, columns: Int, rows: Int) -> String {
  console.picture().centered().draw(in: Extent(columns: columns, rows: rows)).text
}
