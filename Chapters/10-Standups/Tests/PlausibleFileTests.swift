import Dependencies
import DependenciesTestSupport
import Foundation
import Stage
import Testing

@testable import StandupsChapter

/// A file that a person has written by hand, with numbers that the form would not take.
@MainActor
@Suite struct PlausibleFiles {
  @Test(arguments: [Int.min, -1 << 62, -1, 0, 1, 120, 121, 1 << 62, .max])
  func `a length is one that a meeting can have`(minutes: Int) async throws {
    try await useAll(of: file(minutes: "\(minutes)")) { standup in
      #expect(standup.minutes == max(1, min(minutes, 120)))
    }
  }

  @Test(arguments: ["-1.7e308", "-1e17", "-1e12", "0", "1e12", "1e17", "1.7e308"])
  func `a date may be any number`(date: String) async throws {
    try await useAll(of: file(date: date)) { _ in }
  }

  @Test(arguments: ["1e400", "5.5", "9223372036854775808", "\"5\"", "null"])
  func `what is no number of minutes makes a damaged file`(minutes: String) {
    #expect(throws: FileFault.damaged) {
      try [Standup].decoded(from: Data(file(minutes: minutes).utf8))
    }
  }

  private func file(minutes: String = "5", date: String = "7") -> String {
    """
    {"format": 1, "standups": [{
      "id": "00000000-0000-0000-0000-000000000001", "title": "", "theme": "red",
      "minutes": \(minutes),
      "attendees": [{"id": "00000000-0000-0000-0000-000000000002", "name": "Ada"}],
      "meetings": [
        {"id": "00000000-0000-0000-0000-000000000003", "date": \(date), "transcript": "Cake."}
      ]
    }]}
    """
  }

  /// Every screen that shows the stand-up, and a meeting of it.
  private func useAll(of file: String, _ check: (Standup) -> Void) async throws {
    let clock = TestClock()
    let desk = withDependencies {
      $0.continuousClock = clock
      $0.dataManager = .mock(initialData: Data(file.utf8))
      $0.date = .constant(Date(timeIntervalSince1970: 7))
      $0.ringBell = {}
      $0.speechClient = .denied
      $0.uuid = .incrementing
    } operation: {
      StandupsDesk(StandupsListModel())
    }
    await desk.launch()
    check(try #require(desk.app.standups.first))
    for keys: [Key] in [
      [], [.enter], [.down, .enter], [.escape],
      [.character("e"), .down, .right, .left], [.control("s")],
      [.character("s"), .enter],
    ] {
      for key in keys { _ = desk.press(key) }
      #expect(!frame(of: desk, columns: 80, rows: 24).text.isEmpty)
    }
    await clock.advance(by: .seconds(90))
    #expect(!frame(of: desk, columns: 80, rows: 24).text.isEmpty)
    _ = await desk.quit()
  }
}
