import ChapterKit
import Dependencies
import OutsideWorld
import Stage

extension DemoCommand {
  /// One preview for each disk: a controlled version can show them all at once.
  static let previews = DemoCommand(
    "previews",
    "Four disks at once: new, used, unreadable, full."
  ) { _, terminal in
    let disks: KeyValuePairs<String, DataManager>
    do {
      disks = [
        "new": .mock(),
        "used": try .mock([.design, .product]),
        "unreadable": .failToLoad,
        "full": .failToWrite,
      ]
    } catch {
      terminal.say("\(error)")
      return 1
    }
    let scenes = disks.map { name, disk in
      withDependencies {
        $0.context = .preview
        $0.continuousClock = ImmediateClock()
        $0.dataManager = disk
      } operation: {
        Scene.standups(name, ControlledStandups())
      }
    }
    return await RunEnvironment.real.show(on: terminal) { scenes }
  }
}
