import ChapterKit
import Stage

extension DemoCommand {
  /// A preview of the whole screen for each thing that happens on it.
  static let previews = DemoCommand(
    "previews",
    "Seven previews of the controlled screen; or of the uncontrolled one.",
    argument: "VERSION",
    among: ["controlled", "uncontrolled"]
  ) { invocation, terminal in
    let scene: Scene
    if invocation.argument == "uncontrolled" {
      let gallery = PreviewGallery(uncontrolled: Situation.all)
      scene = .gallery("uncontrolled", gallery) {
        await gallery.load(inProcess: PreviewProcess.end)
      }
    } else {
      let gallery = PreviewGallery(controlled: Situation.all)
      scene = .gallery("controlled", gallery) { await gallery.load() }
    }
    return await RunEnvironment.real.show(on: terminal) { [scene] }
  }
}

/// This demo once more, as a preview of the uncontrolled screen runs it: without a launch.
private enum PreviewProcess {
  /// How it ended, in one sentence; nothing where it came to its end in peace.
  static func end() async -> String? {
    let result = await DemoResult.run(["uncontrolled", "--context", "preview"])
    return result.signal.map { "No preview: the process ends (signal \($0))." }
  }
}
