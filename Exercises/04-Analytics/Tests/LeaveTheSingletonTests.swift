import Dependencies
import Telemetry
import TestProbes
import Testing

@testable import AnalyticsExercises

@MainActor
@Suite struct LeaveTheSingleton {
  // Demand 1
  @Test func `in the app, the SDK hears what it hears now`() {
    let makers = Makers.made(in: .live)
    makers.listen {
      let radio = makeInContext(.live) { Radio() }
      makers.forget()
      radio.listenAndSetTheAlarm(["Nord", "Nord"], [])
      #expect(
        makers.heard == .flow(["Nord", "Nord"], []),
        "In the app, the SDK does not hear the same events."
      )
      inContext(.live) { radio.listenAndSetTheAlarm(oddTexts, [0, -1, .max]) }
      #expect(
        makers.heard == .flow(["Nord", "Nord"], []) + .flow(oddTexts, [0, -1, .max]),
        "In the app, the SDK does not hear the same events the second time."
      )
    }
  }

  // Demand 2
  @Test func `in a preview, the SDK hears nothing`() {
    let makers = Makers()
    makers.listen {
      let radio = makeInContext(.preview) { Radio() }
      let view = TestView { radio.station }
      radio.stationTapped("Süd")
      #expect(view.isTold, "The station has changed, and no view is notified of that.")
      #expect(radio.station == "Süd", "In a preview, the radio has to play. Its station is:")
      #expect(radio.alarm == nil, "The alarm is there before its button is tapped.")
      let closed = TestView { radio.alarm == nil }
      inContext(.preview) { radio.listenAndSetTheAlarm(["Nord"], [7]) }
      #expect(closed.isTold, "The alarm has opened, and no view is notified of that.")
      #expect(radio.station == nil, "In a preview, the stop button has to work. The station is:")
      #expect(radio.alarm?.hour == 7, "In a preview, the alarm has to work as well. Its hour is:")
      let alarm = TestView { radio.alarm?.hour }
      radio.alarm?.hourChosen(8)
      #expect(alarm.isTold, "The hour of the alarm has changed, and no view is notified of that.")
    }
    #expect(makers.heard == [], "In a preview, the SDK counted a user who does not exist.")
  }

  @Test(.filterIssues { $0.isFailure })
  func `a test that overrides nothing fails at each event`() {
    let makers = Makers()
    makers.listen {
      let radio = Radio()
      let taps: [(String, @MainActor () -> Void)] = [
        ("A station", { radio.stationTapped("Nord") }), ("The stop", { radio.stopButtonTapped() }),
        ("The alarm button", { radio.alarmButtonTapped() }),
        ("The hour of the alarm", { radio.alarm?.hourChosen(7) }),
      ]
      for (event, tap) in taps {
        withExpectedIssue("A test overrides nothing. \(event) is tracked, and it passes.") { tap() }
      }
    }
    #expect(makers.heard == [], "The SDK counted a test as a user.")
  }

  // Demand 3
  @Test(arguments: contexts)
  func `with the override, it tells what you passed and nothing else`(context: DependencyContext) {
    expectOverride(in: context, hours: [])
  }

  // Demand 4
  @Test(arguments: contexts)
  func `a radio that is made from another one tells the same`(context: DependencyContext) {
    expectOverride(in: context, hours: [5, 5, 0, -1, .max])
    let log = LockIsolated<[Event]>([])
    let makers = Makers.made(in: context)
    makers.listen {
      inContext(context) {
        var radio: Radio? = withDependencies(from: telling(log, in: context)) { Radio() }
        radio?.listenAndSetTheAlarm(["West"], [6])
        weak let gone = radio
        let alarm = radio?.alarm
        radio = nil
        #expect(gone == nil, "A radio was let go, and its alarm still holds it.")
        alarm?.hourChosen(8)
      }
    }
    #expect(
      log.value == .flow(["West"], [6]) + [Event(name: "Alarm Set", properties: ["hour": "8"])],
      "A radio was made withDependencies(from:) another one. It was let go, and its alarm was set."
    )
    #expect(makers.heard == [], "A radio that was made from an overridden one told the SDK.")
  }

  /// Two radios with an override each, in turns.
  private func expectOverride(
    in context: DependencyContext,
    hours: [Int],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let (first, second) = (LockIsolated<[Event]>([]), LockIsolated<[Event]>([]))
    let makers = Makers.made(in: context)
    makers.listen {
      let one = telling(first, in: context)
      let other = telling(second, in: context)
      inContext(context) {
        one.listenAndSetTheAlarm(["Ost", "Ost"] + oddTexts, hours)
        other.listenAndSetTheAlarm(["Nord"], hours.reversed())
        one.listenAndSetTheAlarm(["Ost"], hours)
      }
    }
    #expect(
      first.value == .flow(["Ost", "Ost"] + oddTexts, hours) + .flow(["Ost"], hours),
      "Radio.telling(_:) was used in the context \(context), and the closure did not hear it all.",
      sourceLocation: sourceLocation
    )
    #expect(
      second.value == .flow(["Nord"], hours.reversed()),
      "Two radios tell a closure each, and the second closure did not hear what its radio told.",
      sourceLocation: sourceLocation
    )
    #expect(
      makers.heard == [],
      "In the context \(context), a radio whose client is overridden told the SDK.",
      sourceLocation: sourceLocation
    )
  }

  private func telling(_ log: LockIsolated<[Event]>, in context: DependencyContext) -> Radio {
    let hear = { @Sendable (name: String, properties: [String: String]) in
      log.withValue { $0.append(Event(name: name, properties: properties)) }
    }
    return makeInContext(context) { Radio.telling(hear) }
  }
}

private struct Event: Equatable, Sendable, CustomStringConvertible {
  var name: String
  var properties: [String: String] = [:]

  var description: String { properties.isEmpty ? name : "\(name) \(properties)" }
}

extension [Event] {
  fileprivate static func flow(_ stations: [String], _ hours: [Int]) -> [Event] {
    stations.map { Event(name: "Station Tapped", properties: ["station": $0]) }
      + [Event(name: "Alarm Tapped")]
      + hours.map { Event(name: "Alarm Set", properties: ["hour": "\($0)"]) }
      + [Event(name: "Stop Tapped"), Event(name: "Stop Tapped")]
  }
}

extension Radio {
  /// Each tap is an event, also the second one, which changes nothing.
  fileprivate func listenAndSetTheAlarm(_ stations: [String], _ hours: [Int]) {
    for station in stations { stationTapped(station) }
    alarmButtonTapped()
    for hour in hours { alarm?.hourChosen(hour) }
    for _ in 1...2 { stopButtonTapped() }
  }
}

/// The makers of the app: what the SDK hears while they listen.
private final class Makers: Sendable {
  /// A live value may be made once, and keep the SDK that it was made with.
  private static let ofTheApp = Makers()

  private let log = LockIsolated<[Event]>([])
  private let telemetry: Telemetry

  init() {
    telemetry = Telemetry(
      environment: [:],
      hear: { [log] name, properties in
        log.withValue { $0.append(Event(name: name, properties: properties)) }
      }
    )
  }

  static func made(in context: DependencyContext) -> Makers {
    ofTheApp.forget()
    return context == .live ? ofTheApp : Makers()
  }

  var heard: [Event] { log.value }

  func forget() { log.setValue([]) }

  /// `Telemetry.shared` is theirs meanwhile, and posts nothing.
  @MainActor
  func listen(_ operation: @MainActor () -> Void) {
    Telemetry.$current.withValue(telemetry) { operation() }
  }
}
