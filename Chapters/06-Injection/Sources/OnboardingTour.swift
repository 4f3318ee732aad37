import Observation

/// A person who tries the sheet three times in the onboarding, and then uses it.
@MainActor @Observable
final class OnboardingTour {
  let calls: LiveCalls
  let tab: LibraryTab
  private(set) var sandbox: LibrarySheet?
  private(set) var steps: [String] = []
  private(set) var isOver = false

  init(_ tab: LibraryTab, pause: Pause) {
    self.tab = tab
    calls = LiveCalls(pause)
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
    let leaf = sheet.leaf
    await calls.tap(on: leaf, leaf.locateTapped) { reached in
      let place = leaf.checkIn?.place.coordinates ?? leaf.problem ?? "nowhere"
      steps.append("\(words): \(place)\(reached)")
    }
  }
}
