import Observation

/// A person who goes through the screens and checks in twice: in the sheet of a detail, and in the
/// one that a swipe brings up.
@MainActor @Observable
final class Visit<Tab: TabScreen> {
  let tab: Tab
  let calls: LiveCalls
  /// Whether every call is to be live: this is the app, and no preview of it.
  let isLiveMeant: Bool
  /// What the person did last, and which calls left the process because of it.
  private(set) var step = "the app is there"
  private(set) var isOver = false

  init(_ tab: Tab, isLiveMeant: Bool, pause: Pause) {
    self.tab = tab
    self.isLiveMeant = isLiveMeant
    calls = LiveCalls(pause)
  }

  var leaves: [any LeafScreen] {
    [tab.list?.detail?.sheet?.leaf as (any LeafScreen)?, tab.list?.quickSheet?.leaf]
      .compactMap(\.self)
  }

  func perform() async {
    await tap("the tab is opened", on: tab) { tab.opened() }
    guard let list = tab.list else { return }
    await tap("a row is tapped: a detail", on: list) { list.rowTapped() }
    if let detail = list.detail {
      await tap("check in: a sheet", on: detail) { detail.checkInTapped() }
      if let leaf = detail.sheet?.leaf {
        await tap("locate, in the sheet of the detail", on: leaf) { await leaf.locateTapped() }
      }
    }
    await tap("a row is swiped: a sheet", on: list) { list.rowSwiped() }
    if let leaf = list.quickSheet?.leaf {
      await tap("locate, in the sheet of the swipe", on: leaf) { await leaf.locateTapped() }
    }
    isOver = !Task.isCancelled
  }

  private func tap(_ words: String, on screen: AnyObject, _ action: () async -> Void) async {
    await calls.tap(on: screen, action) { step = words + $0 }
  }
}
