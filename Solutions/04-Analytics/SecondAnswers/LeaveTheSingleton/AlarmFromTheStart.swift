// Right as well: the alarm is made with its radio, when the override is in force, and opened later.

import Dependencies
import Observation
import Telemetry

/// Hears what people do with the radio.
struct RadioAnalytics: Sendable {
  var track: @Sendable (_ name: String, _ properties: [String: String]) -> Void
}

extension RadioAnalytics: DependencyKey {
  static var liveValue: RadioAnalytics {
    RadioAnalytics { name, properties in
      Telemetry.shared.track(name: name, properties: properties)
    }
  }

  static var previewValue: RadioAnalytics {
    RadioAnalytics { _, _ in }
  }

  static var testValue: RadioAnalytics {
    RadioAnalytics(track: unimplemented("RadioAnalytics.track"))
  }
}

extension DependencyValues {
  var radioAnalytics: RadioAnalytics {
    get { self[RadioAnalytics.self] }
    set { self[RadioAnalytics.self] = newValue }
  }
}

/// A radio that tells its makers what people listen to.
@MainActor @Observable
final class Radio {
  private(set) var station: String?
  private(set) var alarm: RadioAlarm?
  @ObservationIgnored @Dependency(\.radioAnalytics) private var analytics
  private let itsAlarm = RadioAlarm()

  func stationTapped(_ name: String) {
    station = name
    analytics.track("Station Tapped", ["station": name])
  }

  func stopButtonTapped() {
    station = nil
    analytics.track("Stop Tapped", [:])
  }

  func alarmButtonTapped() {
    analytics.track("Alarm Tapped", [:])
    alarm = itsAlarm
  }
}

/// The alarm of a radio: a screen that the radio opens later.
@MainActor @Observable
final class RadioAlarm {
  private(set) var hour: Int?
  @ObservationIgnored @Dependency(\.radioAnalytics) private var analytics

  func hourChosen(_ hour: Int) {
    self.hour = hour
    analytics.track("Alarm Set", ["hour": "\(hour)"])
  }
}

extension Radio {
  /// A radio that tells each event to `hear`, and to nothing else.
  static func telling(
    _ hear: @escaping @Sendable (_ name: String, _ properties: [String: String]) -> Void
  ) -> Radio {
    withDependencies {
      $0.radioAnalytics.track = hear
    } operation: {
      Radio()
    }
  }
}
