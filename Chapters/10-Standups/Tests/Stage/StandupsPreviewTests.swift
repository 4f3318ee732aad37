import DependenciesTestSupport
import OperatingSystem
import Stage
import Testing

@testable import StandupsChapter

@MainActor
@Suite struct PreviewsOfStandups {
  @Test(arguments: [
    ("list", "▸ ■ Design"),
    ("empty", "No stand-ups yet. Press a to add the first one."),
    ("many", "▸ ■ Team 1000"),
    ("load-failed", "✗ all-standups.json could not be read: the disk does not answer."),
    ("damaged", "✗ all-standups.json is damaged"),
    ("save-failed", "✗ all-standups.json could not be saved: the disk is full."),
    ("opened-twice", "Another window has these stand-ups open too"),
    ("new", "▸ Title      ▏"),
    ("keys", "─ Keys of this screen ─"),
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
    let start = ProcessorTime.ofThread
    let desk = preview.desk()
    let made = ProcessorTime.ofThread - start
    await preview.appear(on: desk)
    let (picture, drawn) = frame(of: desk, columns: 80, rows: 24)
    #expect(picture.contains(words), "\(picture)")
    #expect(made + drawn < .milliseconds(200))
    for (columns, rows) in [(120, 40), (40, 12), (9, 3), (1, 1), (0, 0)] {
      let size = Extent(columns: columns, rows: rows)
      #expect(desk.picture.centered().draw(in: size).size == size)
    }
  }

  @Test func `there is a test of every preview, and no name twice`() {
    #expect(StandupsPreview.all.count == 21)
    #expect(Set(StandupsPreview.all.map(\.name)).count == 21)
  }

  @Test func `the words of help are no previews`() {
    #expect(!StandupsPreview.all.contains { ["help", "-h", "--help"].contains($0.name) })
  }

  @Test func `the gallery shows the one that is chosen`() async {
    let gallery = Gallery()
    await gallery.appear()
    for _ in 1...13 { _ = gallery.press(.down) }
    #expect(gallery.previews[gallery.chosen].name == "denied")
    _ = gallery.press(.end)
    _ = gallery.press(.down)
    #expect(gallery.previews[gallery.chosen].name == "speech-failed")
    #expect(gallery.press(.character("q")) == .ignored)
  }
}

/// A whole frame, and the processor's time that it took.
@MainActor
func frame(
  of desk: StandupsDesk,
  columns: Int,
  rows: Int
) -> (text: String, time: Duration) {
  let start = ProcessorTime.ofThread
  let canvas = desk.picture.centered().draw(in: Extent(columns: columns, rows: rows))
  return (canvas.text, ProcessorTime.ofThread - start)
}
