import Dependencies
import Observation
import Telemetry

// TODO: Write a client: a struct with one closure, which takes the name and the properties.

// TODO: Register it: a key with a live, a preview and a test value; a property on DependencyValues.

/// A radio that tells its makers what people listen to.
@MainActor @Observable
final class Radio {
  private(set) var station: String?
  private(set) var alarm: RadioAlarm?
  // TODO: Ask for your client here and in the alarm, and tell it in place of the SDK.

  func stationTapped(_ name: String) {
    station = name
    Telemetry.shared.track(name: "Station Tapped", properties: ["station": name])
  }

  func stopButtonTapped() {
    station = nil
    Telemetry.shared.track(name: "Stop Tapped")
  }

  func alarmButtonTapped() {
    Telemetry.shared.track(name: "Alarm Tapped")
    // TODO: Let the alarm have what this radio was made with.
    alarm = RadioAlarm()
  }
}

/// The alarm of a radio: a screen that the radio opens later.
@MainActor @Observable
final class RadioAlarm {
  private(set) var hour: Int?

  func hourChosen(_ hour: Int) {
    self.hour = hour
    Telemetry.shared.track(name: "Alarm Set", properties: ["hour": "\(hour)"])
  }
}

extension Radio {
  /// A radio that tells each event to `hear`, and to nothing else.
  static func telling(
    _ hear: @escaping @Sendable (_ name: String, _ properties: [String: String]) -> Void
  ) -> Radio {
    // TODO: Override what your client does with an event.
    Radio()
  }
}
