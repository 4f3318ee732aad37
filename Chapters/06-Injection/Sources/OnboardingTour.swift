import Observation

/// A person who tries the sheet three times in the onboarding, and then uses it.
@MainActor @Observable
final class OnboardingTour {
  let calls = LiveCalls()
  let tab: LibraryTab
  private(set) var sandbox: LibrarySheet?
  private(set) var steps: [String] = []
  private(set) var isFlashing = false
  private(set) var isOver = false
  private let pause: Pause

  init(_ tab: LibraryTab, pause: Pause) {
    self.tab = tab
    self.pause = pause
  }

  func perform() async {
    await calls.noting(on: tab) { tab.opened() }
    guard let list = tab.list else { return }
    let sandbox = list.onboarding()
    self.sandbox = sandbox
    for number in 1...3 { await locate("onboarding, tap \(number)", in: sandbox) }
    list.rowSwiped()
    if let sheet = list.quickSheet { await locate("the app, tap 1", in: sheet) }
    isOver = !Task.isCancelled
  }

  private func locate(_ words: String, in sheet: LibrarySheet) async {
    guard !Task.isCancelled else { return }
    let before = calls.all.count
    await calls.noting(on: sheet.leaf) { await sheet.leaf.locateTapped() }
    let reached = calls.all.dropFirst(before).map(\.name)
    let place = sheet.leaf.checkIn.map { $0.place.coordinates } ?? sheet.leaf.problem ?? "nowhere"
    steps.append(
      "\(words): \(place)" + (reached.isEmpty ? "" : " ↯ \(reached.joined(separator: ", "))")
    )
    isFlashing = !reached.isEmpty
    await pause.wait(reached.isEmpty ? .afterTap : .afterLiveCall)
    isFlashing = false
  }
}
