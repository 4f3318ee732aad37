import ChapterKit
import Stage

extension DemoCommand {
  /// Any state of the app, at once.
  static let preview = DemoCommand(
    "preview",
    "Any state of the app, at once; without a name, a gallery of all.",
    argument: "SCREEN",
    among: StandupsPreview.all.map(\.name)
  ) { invocation, terminal in
    let preview = StandupsPreview.all.first { $0.name == invocation.argument }
    return await RunEnvironment.real.show(on: terminal, hasKeyRow: preview == nil) {
      [preview?.scene ?? .gallery]
    }
  }
}
