import ChapterKit
import Foundation
import Stage

extension Command {
  /// A preview of the whole screen for each thing that happens on it.
  static let previews = Command(
    "previews",
    "Seven previews of the controlled screen; or of the uncontrolled one.",
    arguments: [Argument("VERSION", among: ["controlled", "uncontrolled"], isOptional: true)]
  ) { invocation, terminal in
    let scene: Scene
    if invocation.values["VERSION"] == "uncontrolled" {
      let gallery = PreviewGallery(uncontrolled: Situation.all)
      scene = .gallery("uncontrolled", gallery) {
        await gallery.load(inProcess: PreviewProcess.end)
      }
    } else {
      let gallery = PreviewGallery(controlled: Situation.all)
      scene = .gallery("controlled", gallery) { await gallery.load() }
    }
    return await Surroundings.real.show(on: terminal) { [scene] }
  }
}

/// This demo once more, as a preview of the uncontrolled screen runs it: without a launch.
private enum PreviewProcess {
  /// How it ended, in one sentence; nothing where it came to its end in peace.
  static func end() async -> String? {
    let process = Process()
    process.executableURL = Bundle.main.executableURL
    process.arguments = ["uncontrolled", "--context", "preview"]
    process.environment = ProcessInfo.processInfo.environment
      .merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        process.terminationHandler = { _ in continuation.resume() }
        do {
          try process.run()
        } catch {
          process.terminationHandler = nil
          continuation.resume()
        }
      }
    } onCancel: {
      process.terminate()
    }
    guard process.terminationReason == .uncaughtSignal else { return nil }
    return "The process has ended (signal \(process.terminationStatus))."
  }
}
