import ChapterKit
import Dependencies
import Stage

extension DemoCommand {
  /// The same stand-up in two screens.
  static let islands = DemoCommand(
    "islands",
    "A stand-up that two screens own, and one that has one owner: what an edit does to each."
  ) { _, terminal in
    terminal.say(Islands.report(isIsland: true))
    terminal.say(Islands.report(isIsland: false))
    return 0
  }
}

@MainActor
enum Islands {
  /// - Parameter isIsland: Whether the second screen keeps its copy to itself, as `@State` does
  ///   with a value that it was handed.
  static func report(isIsland: Bool) -> String {
    let list = withDependencies {
      $0.context = .preview
      $0.continuousClock = ImmediateClock()
      $0.dataManager = .mock(.samples)
    } operation: {
      StandupsListModel()
    }
    let id = Standup.design.id
    list.standupTapped(id: id)
    guard case .detail(let detail) = list.destination else { return "" }
    if isIsland { detail.onStandupChanged = { _ in } }
    detail.standup.title = "Art"
    let (here, there) = (detail.standup.title, list.standups[id: id]?.title ?? "")
    list.destination = nil
    list.standupTapped(id: id)
    guard case .detail(let again) = list.destination else { return "" }
    return """
      \(isIsland ? "Two owners, and neither tells the other:" : "One owner, for both screens:")
        edited on the second screen: \(here)
        in the list:                 \(there)
        opened again:                \(again.standup.title)
      """
  }
}
