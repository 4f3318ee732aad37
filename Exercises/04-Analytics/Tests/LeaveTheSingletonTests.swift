import Dependencies
import Telemetry
import Testing

@testable import AnalyticsExercises

@MainActor
@Suite struct LeaveTheSingleton {
  let posted = LockIsolated<[String]>([])
  let told = LockIsolated<[String]>([])

  @Test func `in the app the SDK hears what it hears now, and in a preview nothing`() {
    listenAndSetTheAlarm(in: .live)
    #expect(
      posted.value == [
        #"Station Tapped ["station": "Nord"]"#, "Alarm Tapped [:]", #"Alarm Set ["hour": "7"]"#,
        "Stop Tapped [:]",
      ]
    )
    posted.setValue([])
    listenAndSetTheAlarm(in: .preview)
    #expect(posted.value == [], "A preview is counted as a listener.")
  }

  @Test func `a test that overrides nothing fails at each event`() {
    withSDK {
      let radio = Radio()
      withKnownIssue("“Station Tapped” passes.") { radio.stationTapped("Nord") }
      withKnownIssue("“Alarm Tapped” passes.") { radio.alarmButtonTapped() }
      withKnownIssue("“Alarm Set” passes.") { radio.alarm?.hourChosen(7) }
      withKnownIssue("“Stop Tapped” passes.") { radio.stopButtonTapped() }
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
      alarm.hourChosen(7)
      #expect(told.value.last == #"Alarm Set ["hour": "7"]"#, "The alarm tells another closure.")
      radio = nil
      #expect(gone == nil, "The radio is closed, and its alarm still holds it.")
      alarm.hourChosen(8)
      #expect(told.value.last == #"Alarm Set ["hour": "8"]"#, "It goes silent without its radio.")
    }
  }

  private func listenAndSetTheAlarm(in context: DependencyContext) {
    withSDK {
      withDependencies {
        $0.context = context
      } operation: {
        let radio = Radio()
        radio.stationTapped("Nord")
        radio.alarmButtonTapped()
        radio.alarm?.hourChosen(7)
        radio.stopButtonTapped()
      }
    }
  }

  /// `Telemetry.shared` posts nothing meanwhile.
  private func withSDK(_ operation: () throws -> Void) rethrows {
    let sdk = Telemetry(environment: [:], hear: add(to: posted))
    try Telemetry.$current.withValue(sdk, operation: operation)
  }

  private func add(to log: LockIsolated<[String]>) -> @Sendable (String, [String: String]) -> Void {
    { name, properties in log.withValue { $0.append("\(name) \(properties)") } }
  }
}
