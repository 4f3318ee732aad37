import Dependencies
import DependenciesTestSupport
import Foundation
import Testing

@testable import InjectionChapter

/// What `swift run Injection cost` counts. The sources with a date are in `WithDate`, and are compiled
/// with this suite: here `DefaultsTab` is the one with a date.
@MainActor
@Suite struct CostOfADate {
  private let seven = Date(timeIntervalSince1970: 7)

  @Test func `it is one file, five files, one file`() throws {
    let costs = try Cost.all()
    #expect(costs.map(\.way) == ["Defaults", "Required", "Library"])
    #expect(costs.map(\.files) == [1, 5, 1])
    #expect(costs.map(\.added) == [6, 29, 2])
    #expect(costs.map(\.removed) == [2, 11, 1])
  }

  @Test func `it is counted in the sources, line by line`() throws {
    let folder = quickestFolder.appending(path: "cost-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (version, leaf) in ["before": "a\nb\n\nc\n", "after": "@testable import X\n\na\nB\nc\nd\n"]
    {
      let way = folder.appending(path: "\(version)/Way")
      try FileManager.default.createDirectory(at: way, withIntermediateDirectories: true)
      for level in Cost.levels {
        try (level == "Leaf" ? leaf : "same\n")
          .write(to: way.appending(path: "Way\(level).swift"), atomically: true, encoding: .utf8)
      }
    }
    let cost = try Cost(
      of: "Way",
      from: folder.appending(path: "before"),
      to: folder.appending(path: "after")
    )
    #expect(cost.files == 1)
    #expect(cost.levels.last == Cost.Level(name: "leaf", added: 2, removed: 1))
    #expect(cost.levels.dropLast().allSatisfy { $0.added == 0 && $0.removed == 0 })
  }

  @Test func `the lesson shows what is counted`() throws {
    let lesson = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "README.md")
    let picture = Cost.picture(of: try Cost.all())
    #expect(try String(contentsOf: lesson, encoding: .utf8).contains(picture))
  }

  @Test func `with default arguments, no screen above the leaf can hand a date on`() async {
    let tab = DefaultsTab(location: .at(.eikanDo), analytics: .noop)
    tab.opened()
    tab.list?.rowTapped()
    let began = Date()
    // The sheet of the detail, but with the analytics that the detail forgets.
    let leaf = DefaultsSheet(location: .at(.eikanDo), analytics: .noop).leaf
    await leaf.locateTapped()
    let date = leaf.checkIn?.date
    #expect(date.map { $0 >= began } == true, "This is the time on the wall.")
  }

  @Test func `with required arguments, a date reaches both leaves`() async {
    let tab = RequiredTab(location: .at(.eikanDo), analytics: .noop, now: { [seven] in seven })
    let visit = Visit(tab, isLiveMeant: false, pause: .none)
    await visit.perform()
    #expect(visit.leaves.map(\.checkIn?.date) == [seven, seven])
  }

  @Test func `with the library, a date reaches both leaves`() async {
    // The chapter's own tab knows of no date, and would hand on one all the same.
    let leaf = withDependencies {
      $0.location = .at(.eikanDo)
      $0.analytics = .noop
      $0.date.now = seven
    } operation: {
      LibraryTab()
    }
    let visit = Visit(leaf, isLiveMeant: false, pause: .none)
    await visit.perform()
    #expect(visit.leaves.map(\.checkIn?.date) == [seven, seven])
  }
}
