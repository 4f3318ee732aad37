import Dependencies
import TestProbes
import Testing

@testable import StandupsChapter

extension Meetings {
  @Test func `in every order of alerts and times, no time is lost`() async {
    await everyOrder(
      upTo: 8,
      of: MeetingStep.following,
      fault: { steps in
        let (meeting, screen) = start(hearing: nil)
        var passed = Duration.zero
        for step in steps {
          switch step {
          case .ask: meeting.endMeetingButtonTapped()
          case .goOn: meeting.alertButtonTapped(nil)
          case .pass(let time):
            if meeting.alert == nil { passed += time }
            await clock.advance(by: time)
          }
        }
        await screen.leave()
        let seconds = Int(passed / .seconds(1))
        return meeting.secondsElapsed == seconds
          ? nil : "it counts \(meeting.secondsElapsed) s, and \(passed) have passed."
      }
    )
  }
}

/// What may happen to the time of a meeting.
enum MeetingStep: Equatable, CustomStringConvertible {
  case ask, goOn
  case pass(Duration)

  /// Two times, which are a second together; never the same twice.
  static func following(_ steps: [Self]) -> [Self] {
    let times = [437, 563].map { Self.pass(.milliseconds($0)) }
    let isAsked = steps.last { [.ask, .goOn].contains($0) } == .ask
    return [isAsked ? .goOn : .ask] + times.filter { $0 != steps.last }
  }

  var description: String {
    switch self {
    case .ask: "an alert comes up"
    case .goOn: "it goes"
    case .pass(let time): "\(time) pass"
    }
  }
}
