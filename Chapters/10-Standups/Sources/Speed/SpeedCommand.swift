import ChapterKit
import Dependencies
import Disk
import Foundation
import Stage

extension Command {
  /// What a long list costs. A key is answered within one frame of 16 ms, so what counts is how long
  /// the main actor works at a stretch.
  static let speed = Command(
    "speed",
    "Loads, scrolls, changes and saves 10,000 stand-ups, and takes the time."
  ) { _, terminal in
    let folder = FileManager.default.temporaryDirectory.appending(path: "speed-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let file = folder.appending(path: "standups.json")
      let data = try [Standup].many.encoded()
      try Disk.standard.write(data, to: file)
      terminal.say("10,000 stand-ups in a file of \(data.count / 1_000_000) MB")
      try await takeTimes(of: file) { terminal.say($0) }
      return 0
    } catch {
      terminal.say("\(error)")
      return 1
    }
  }

  @MainActor
  private static func takeTimes(of file: URL, say: (String) -> Void) async throws {
    let list = withDependencies {
      $0.continuousClock = ContinuousClock()
      $0.dataManager = .live(redirectedTo: file)
    } operation: {
      StandupsListModel()
    }
    let desk = StandupsDesk(list)
    let room = Extent(columns: 120, rows: 40)

    say("load:    \(await Wait.taken { await desk.launch() })")
    let frames = (1...500).map { _ in
      Stretch.taken {
        _ = desk.press(.down)
        _ = desk.picture.draw(in: room)
      }
    }
    say("scroll:  \(Stretch.longest(of: frames)) for the slowest of 500 keys and their frames")
    say("change:  \(Stretch.taken { list.renameLast() })")
    say("save:    \(await Wait.taken { await list.appQuit() })")
    let saved = try [Standup].decoded(from: Disk.standard.read(from: file))
    guard saved == list.standups, saved.last?.title == "Renamed" else {
      throw DataManager.Refusal("What was saved is not what was changed.")
    }
  }
}
