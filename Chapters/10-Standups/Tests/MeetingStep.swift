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
