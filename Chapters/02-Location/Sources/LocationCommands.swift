import ChapterKit
import Dependencies
import Stage

extension DemoCommand {
  /// One preview for each answer that the world may give.
  static let previews = DemoCommand(
    "previews",
    "Every answer that the world may give, at once."
  ) { _, terminal in
    await RunEnvironment.real.show(on: terminal) { .previews }
  }
}

extension [Scene] {
  @MainActor
  fileprivate static var previews: [Scene] {
    [
      preview("allowed", .allowed), preview("says no", .refusing), preview("denied", .denied),
      preview("restricted", .restricted), preview("no fix", .withoutFix),
      preview("▸▸ denied, before a tap ◂◂", .denied, taps: 0),
    ]
  }

  @MainActor
  private static func preview(
    _ title: String,
    _ client: LocationClient,
    taps: Int = 3
  ) -> Scene {
    withDependencies {
      $0.context = .preview
      $0.locationClient = client
    } operation: {
      .map(title, ControlledMap(), taps: taps) {}
    }
  }
}
