import ChapterKit
import Dependencies
import LocationServices
import OutsideWorld
import Stage

extension DemoCommand {
  /// One preview for each answer that the world may give.
  static let previews = DemoCommand(
    "previews",
    "Every answer that the world may give, at once."
  ) { _, terminal in
    await RunEnvironment.real.show(on: terminal) { .previews }
  }

  /// The stand-in for gpsd by itself, so that other programs can read it.
  static let simulator = DemoCommand(
    "simulator",
    "Replays a recorded walk as gpsd does, until Ctrl-C."
  ) { _, terminal in
    do {
      let simulator = try GPSDSimulator()
      terminal.say(
        """
        gpsd is simulated at 127.0.0.1:\(simulator.port). Read it with another program:
          gpspipe -w -n 5 127.0.0.1:\(simulator.port)
        Or with the map:
          GPSD_HOST=127.0.0.1 GPSD_PORT=\(simulator.port) swift run Location uncontrolled
        Ctrl-C ends it.
        """
      )
      defer { simulator.stop() }
      try? await Task.never()
      return 0
    } catch {
      StandardError.write("The simulator cannot start (\(error)): close other programs.")
      return 1
    }
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
