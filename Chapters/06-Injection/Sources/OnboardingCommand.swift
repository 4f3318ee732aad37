import ChapterKit
import Dependencies
import Stage
import Telemetry

extension DemoCommand {
  /// The real sheet, to try out in the middle of the live app.
  static let onboarding = DemoCommand(
    "onboarding",
    "The real sheet in a sandbox, in the middle of the live app."
  ) { _, terminal in
    let tour = OnboardingTour(LibraryTab(), pause: .forThePerson)
    return await RunEnvironment.real.show(on: terminal, beforeClosing: { Telemetry.shared.flush() })
    {
      [.onboarding(tour)]
    }
  }
}

extension Scene {
  static func onboarding(_ tour: OnboardingTour) -> Scene {
    Scene("onboarding", tour) { tour, _ in
      VStack {
        TreePicture(rows: tour.rows, isFlashing: tour.calls.isFlashing)
        Text("")
        for step in tour.steps { Text(step) }
        Text("\n○ controlled  ● live  ↯ reached", .dim)
      }
    } line: { tour in
      tour.isOver ? tour.rows.lines : tour.steps.last
    } run: { tour in
      await tour.perform()
    }
  }
}
