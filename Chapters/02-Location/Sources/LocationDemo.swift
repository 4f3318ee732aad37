import ChapterKit
import Dependencies
import Foundation
import LocationServices
import OutsideWorld
import Stage

package enum LocationDemo {
  package static let chapter = Chapter(
    2,
    "Location",
    "A map, a button, and a pin that moves to where you are.",
    versions: [
      "uncontrolled": Version(
        "It asks the system, and the system asks you: once.",
        isControlled: false,
        playsPreview: true
      ) { title in
        let title = isPreview ? "\(title), in a preview, where no prompt comes up" : title
        return .map(title, mapOfTheSystem()) { try await Task.sleep(for: .seconds(1)) }
      },
      "controlled": Version("It asks a client, and you choose the client.") { title in
        // The clock is looked up when it is needed: never, where the first tap leads nowhere.
        let clock = Dependency(\.continuousClock)
        return .map(title, ControlledMap()) {
          try await clock.wrappedValue.sleep(for: .seconds(1))
        }
      },
    ],
    commands: [.previews],
    preview: { $0.continuousClock = ImmediateClock() },
    launch: { invocation in
      isPreview = invocation.context == .preview
      UsageDescriptions.declare(.location, "To put a pin on the map.")
    }
  )

  @MainActor private static var isPreview = false

  /// A preview cannot show the system's prompt, and nobody has answered it there before.
  @MainActor
  private static func mapOfTheSystem() -> UncontrolledMap {
    guard isPreview else { return UncontrolledMap() }
    var system = LocationSystem()
    system.services.footprint = Footprint()
    system.services.permissions = PermissionCenter(
      record: PermissionRecord(folder: URL(filePath: "/dev/null/preview")) { _ in },
      presenter: .inPreview
    )
    return LocationSystem.$current.withValue(system) { UncontrolledMap() }
  }

  package static func main() async { await chapter.main() }
}

extension PromptPresenter {
  /// A preview cannot show a prompt, so the feature waits until the person leaves. Through a pipe
  /// there is no person, and the demo ends.
  static var inPreview: Self {
    // Asked for now: while the stage is drawn on, standard output is put aside.
    let hasPerson = Terminal.standard.hasKeys
    return Self { _, _ in
      guard !hasPerson else { return }
      Terminal.sayOnStandardError(
        "A preview shows no prompt, so this would ask for ever: run it in a terminal to see it."
      )
      exit(1)
    }
  }
}
