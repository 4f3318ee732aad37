import Dependencies
import Observation
import Telemetry

/// A radio that tells its makers what people listen to.
@MainActor @Observable
final class Radio {
  private(set) var station: String?
  private(set) var alarm: RadioAlarm?
  @ObservationIgnored @Dependency(\.context) private var context
  @ObservationIgnored private let hear: (@Sendable (String, [String: String]) -> Void)?

  init(hear: (@Sendable (String, [String: String]) -> Void)? = nil) { self.hear = hear }

  private func track(_ name: String, _ properties: [String: String]) {
    if let hear { return hear(name, properties) }
    switch context {
    case .live: Telemetry.shared.track(name: name, properties: properties)
    case .preview: break
    case .test: reportIssue("Tracked: \(name)")
    }
  }

  func stationTapped(_ name: String) {
    station = name
    track("Station Tapped", ["station": name])
  }

  func stopButtonTapped() {
    station = nil
    track("Stop Tapped", [:])
  }

  func alarmButtonTapped() {
    track("Alarm Tapped", [:])
    alarm = withDependencies(from: self) { [hear] in RadioAlarm(hear: hear) }
  }
}

/// The alarm of a radio: a screen that the radio opens later.
@MainActor @Observable
final class RadioAlarm {
  private(set) var hour: Int?
  @ObservationIgnored @Dependency(\.context) private var context
  @ObservationIgnored private let hear: (@Sendable (String, [String: String]) -> Void)?

  init(hear: (@Sendable (String, [String: String]) -> Void)? = nil) { self.hear = hear }

  private func track(_ name: String, _ properties: [String: String]) {
    if let hear { return hear(name, properties) }
    switch context {
    case .live: Telemetry.shared.track(name: name, properties: properties)
    case .preview: break
    case .test: reportIssue("Tracked: \(name)")
    }
  }

  func hourChosen(_ hour: Int) {
    self.hour = hour
    track("Alarm Set", ["hour": "\(hour)"])
  }
}

extension Radio {
  /// A radio that tells each event to `hear`, and to nothing else.
  static func telling(
    _ hear: @escaping @Sendable (_ name: String, _ properties: [String: String]) -> Void
  ) -> Radio {
    Radio(hear: hear)
  }
}
