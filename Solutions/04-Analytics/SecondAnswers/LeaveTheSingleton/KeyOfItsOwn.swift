import Dependencies
import Observation
import Telemetry

/// Hears an event: its name and its properties.
typealias Track = @Sendable (String, [String: String]) -> Void

private enum TrackKey: DependencyKey {
  static let liveValue: Track = { Telemetry.shared.track(name: $0, properties: $1) }
  static let previewValue: Track = { print("Preview:", $0, $1) }
  static let testValue: Track = { name, _ in reportIssue("“\(name)” was tracked.") }
}

extension DependencyValues {
  var track: Track {
    get { self[TrackKey.self] }
    set { self[TrackKey.self] = newValue }
  }
}

/// A radio that tells its makers what people listen to.
@MainActor @Observable
final class Radio {
  private(set) var station: String?
  private(set) var alarm: RadioAlarm?
  @ObservationIgnored @Dependency(\.track) private var track

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
    alarm = withDependencies(from: self) {
      RadioAlarm()
    }
  }
}

/// The alarm of a radio: a screen that the radio opens later.
@MainActor @Observable
final class RadioAlarm {
  private(set) var hour: Int?
  @ObservationIgnored @Dependency(\.track) private var track

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
    withDependencies {
      $0.track = hear
    } operation: {
      Radio()
    }
  }
}
