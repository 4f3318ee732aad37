import Dependencies
import Observation
import Telemetry

struct RadioEvent: Sendable {
  var name: String
  var properties: [String: String] = [:]
}

struct RadioAnalytics: Sendable {
  var track: @Sendable (RadioEvent) -> Void
}

extension RadioAnalytics: DependencyKey {
  static let liveValue = {
    let telemetry = Telemetry.shared
    return RadioAnalytics { telemetry.track(name: $0.name, properties: $0.properties) }
  }()
  static let previewValue = RadioAnalytics { _ in }
  static let testValue = RadioAnalytics(track: unimplemented("RadioAnalytics.track"))
}

/// A radio that tells its makers what people listen to.
@MainActor @Observable
final class Radio {
  private(set) var station: String?
  private(set) var alarm: RadioAlarm?
  @ObservationIgnored @Dependency(RadioAnalytics.self) private var analytics

  func stationTapped(_ name: String) {
    station = name
    analytics.track(RadioEvent(name: "Station Tapped", properties: ["station": name]))
  }

  func stopButtonTapped() {
    station = nil
    analytics.track(RadioEvent(name: "Stop Tapped"))
  }

  func alarmButtonTapped() {
    analytics.track(RadioEvent(name: "Alarm Tapped"))
    alarm = withDependencies(from: self) {
      RadioAlarm()
    }
  }
}

/// The alarm of a radio: a screen that the radio opens later.
@MainActor @Observable
final class RadioAlarm {
  private(set) var hour: Int?
  @ObservationIgnored @Dependency(RadioAnalytics.self) private var analytics

  func hourChosen(_ hour: Int) {
    self.hour = hour
    analytics.track(RadioEvent(name: "Alarm Set", properties: ["hour": "\(hour)"]))
  }
}

extension Radio {
  /// A radio that tells each event to `hear`, and to nothing else.
  static func telling(
    _ hear: @escaping @Sendable (_ name: String, _ properties: [String: String]) -> Void
  ) -> Radio {
    withDependencies {
      $0[RadioAnalytics.self].track = { hear($0.name, $0.properties) }
    } operation: {
      Radio()
    }
  }
}
