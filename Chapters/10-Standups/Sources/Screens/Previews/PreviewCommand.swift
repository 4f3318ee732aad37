import ChapterKit
import Stage

extension DemoCommand {
  /// Any state of the app, at once.
  static let preview = DemoCommand(
    "preview",
    "Any state of the app, at once; without a name, a gallery of all.",
    arguments: [
      Argument("SCREEN", among: StandupsPreview.all.map(\.name), isOptional: true)
    ]
  ) { invocation, terminal in
    let name = invocation.values["SCREEN"]
    let preview = StandupsPreview.all.first { $0.name == name }
    return await RunEnvironment.real.show(on: terminal, hasKeyRow: preview == nil) {
      [preview?.scene ?? .gallery]
    }
  }
}
