import ChapterKit
import Dependencies
import OutsideWorld
import Stage
import Telemetry

extension Command {
  /// The real sheet, to try out in the middle of the live app.
  static let onboarding = Command(
    "onboarding",
    "The real sheet in a sandbox, in the middle of the live app."
  ) { _, terminal in
    let tour = OnboardingTour(LibraryTab(), pause: .forThePerson)
    return await Performance([.onboarding(tour)]).run(on: terminal) {
      Telemetry.shared.flush()
      return Footprint.shared.closingLine(after: $0.duration, waited: $0.waited)
    }
    .exitCode
  }
}

extension Scene {
  static func onboarding(_ tour: OnboardingTour) -> Scene {
    Scene("onboarding", tour) { tour, _ in
      VStack {
        TreePicture(rows: tour.rows, isFlashing: tour.isFlashing)
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
