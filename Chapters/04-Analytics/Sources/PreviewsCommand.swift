import ChapterKit
import Dependencies
import OutsideWorld
import Stage
import Telemetry

extension DemoCommand {
  /// What a preview costs that starts again with each edit.
  static let previews = DemoCommand(
    "previews",
    "A hundred previews of the controlled map; or of another version.",
    argument: "VERSION",
    among: ["controlled", "argument", "uncontrolled"]
  ) { invocation, terminal in
    let version = invocation.argument ?? "controlled"
    // The page says where events come from, also those of a version that knows no context.
    Telemetry.shared.source = "preview"
    let afternoon = withDependencies {
      // A person can watch it count. Through a pipe, there is none to wait for.
      if !terminal.canDraw { $0.continuousClock = ImmediateClock() }
    } operation: {
      Afternoon()
    }
    let scene = Scene.afternoon(version, afternoon) {
      await afternoon.pass(
        {
          switch version {
          case "uncontrolled": UncontrolledMap(.walking())
          case "argument": ArgumentMap.preview
          default: ControlledMap.preview
          }
        },
        count: { .soFar },
        finish: {
          // On a busy machine, three hundred events take more than the time of a program that ends.
          Telemetry.shared.flush(within: 5)
          return .soFar
        }
      )
    }
    return await RunEnvironment.real.show(on: terminal, beforeClosing: { Telemetry.shared.flush() })
    {
      [scene]
    }
  }
}

extension ArgumentMap {
  /// A preview passes a client that tells nothing.
  static var preview: ArgumentMap { ArgumentMap(.walking(), analytics: .noop) }
}

extension ControlledMap {
  /// A preview that overrides nothing.
  static var preview: ControlledMap {
    withDependencies {
      $0.context = .preview
    } operation: {
      ControlledMap(.walking())
    }
  }
}

extension Afternoon.EventCounts {
  fileprivate static var soFar: Self {
    Self(
      posted: Footprint.shared.count(of: .eventsPosted),
      dropped: Footprint.shared.count(of: .eventsDropped)
    )
  }
}
