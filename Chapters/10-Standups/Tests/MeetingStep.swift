import Dependencies
import Testing

@testable import StandupsChapter

extension Meetings {
  @Test func `in every order of alerts and times, no time is lost`() async {
    var orders: [[MeetingStep]] = [[]]
    for _ in 1...8 {
      orders = orders.flatMap { order in MeetingStep.following(order).map { order + [$0] } }
      for order in orders {
        let (meeting, screen) = start(hearing: nil)
        var passed = Duration.zero
        for step in order {
          switch step {
          case .ask: meeting.endMeetingButtonTapped()
          case .goOn: meeting.alertButtonTapped(nil)
          case .pass(let time):
            if meeting.alert == nil { passed += time }
            await clock.advance(by: time)
          }
        }
        await screen.leave()
        if meeting.secondsElapsed == Int(passed / .seconds(1)) { continue }
        Issue.record("\(order): it counts \(meeting.secondsElapsed) s, and \(passed) have passed.")
        return
      }
    }
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
