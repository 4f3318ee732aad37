import Dependencies
import Telemetry
import Testing

@testable import AnalyticsExercises

@MainActor
@Suite struct LeaveTheSingleton {
  let posted = LockIsolated<[String]>([])
  let told = LockIsolated<[String]>([])

  @Test func `in the app the SDK hears what it hears now, and in a preview nothing`() {
    useARadio(in: .live)
    #expect(
      posted.value == [
        #"Station Tapped ["station": "Nord"]"#, "Alarm Tapped [:]", #"Alarm Set ["hour": "7"]"#,
      ],
      "In the app, the SDK does not hear what it hears now."
    )
    posted.setValue([])
    useARadio(in: .preview)
    #expect(posted.value == [], "The SDK hears a preview. Has the key a preview value?")
  }

  @Test func `a test that overrides nothing fails at each event`() {
    withSDK {
      let radio = Radio()
      withKnownIssue("“Station Tapped” is tracked, and nothing fails.") {
        radio.stationTapped("Nord")
      }
      withKnownIssue("“Alarm Tapped” is tracked, and nothing fails.") { radio.alarmButtonTapped() }
      withKnownIssue("“Alarm Set” is tracked, and nothing fails.") { radio.alarm?.hourChosen(7) }
      withKnownIssue("“Stop Tapped” is tracked, and nothing fails.") { radio.stopButtonTapped() }
    }
  }

  @Test func `a radio tells the closure that was passed, and nothing else`() {
    withSDK {
      let radio = Radio.telling(add(to: told))
      radio.stationTapped("Süd")
      radio.stopButtonTapped()
    }
    #expect(told.value == [#"Station Tapped ["station": "Süd"]"#, "Stop Tapped [:]"])
    #expect(posted.value == [], "The radio tells the SDK, too.")
  }

  @Test func `the alarm tells the same closure, and does not keep its radio alive`() throws {
    try withSDK {
      var radio: Radio? = .telling(add(to: told))
      weak let gone = radio
      radio?.alarmButtonTapped()
      let alarm = try #require(radio?.alarm)
      radio = nil
      #expect(gone == nil, "The radio is closed, and its alarm still holds it.")
      alarm.hourChosen(7)
      #expect(told.value.last == #"Alarm Set ["hour": "7"]"#, "The alarm does not tell it.")
    }
  }

  private func useARadio(in context: DependencyContext) {
    withSDK {
      withDependencies {
        $0.context = context
      } operation: {
        let radio = Radio()
        radio.stationTapped("Nord")
        radio.alarmButtonTapped()
        radio.alarm?.hourChosen(7)
      }
    }
  }

  /// Puts another SDK in place of `Telemetry.shared`, to look at your live value. No vendor lets
  /// you do that: at work you try the live value in the app.
  private func withSDK(_ operation: () throws -> Void) rethrows {
    let sdk = Telemetry(environment: [:], sink: add(to: posted))
    try Telemetry.$current.withValue(sdk, operation: operation)
  }

  private func add(to log: LockIsolated<[String]>) -> @Sendable (String, [String: String]) -> Void {
    { name, properties in log.withValue { $0.append("\(name) \(properties)") } }
  }
}
