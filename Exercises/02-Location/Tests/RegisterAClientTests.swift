import Dependencies
import Foundation
import LocationServices
import OutsideWorld
import TestProbes
import Testing

@testable import LocationExercises

@MainActor
@Suite struct RegisterAClient {
  // Demand 1
  @Test func `in the app, the system asks once, and the screen shows the answer`() async throws {
    // All in one test: a live value may be made once, and keep the device that it was made on.
    try await Device().run { device in
      await everyOrder(upTo: 4, of: Step.following) { await fault(after: $0, on: device) }

      // Demand 4
      expectOverrides(in: .live)
      device.becomes(.denied)
      let overridden = await Device().run { other in
        other.becomes(.restricted)
        return makeInContext(.live) { WelcomeScreen.whereTheRecordSays(.authorizedWhenInUse) }
      }
      try await overridden.tapped()
      #expect(
        overridden.status == .denied,
        "Only the status is overridden, so a tap asks the system, which says denied. It shows:"
      )
    }
  }

  // Demand 2
  @Test(arguments: [AuthorizationStatus.notDetermined, .restricted])
  func `in a preview, the person was not asked yet, and says yes`(
    _ recorded: AuthorizationStatus
  ) async throws {
    try await Device().run { device in
      device.becomes(recorded)
      defer { #expect(device.prompts == 0, "A preview brings up the system's prompt.") }
      let screen = makeInContext(.preview) { WelcomeScreen() }
      screen.screenAppeared()
      await TestClock().advance()
      #expect(screen.status == .notDetermined, "In a preview, the person has not been asked yet.")
      for _ in 1...2 {
        try await screen.tapped()
        #expect(screen.status == .authorizedWhenInUse, "In a preview, each tap is a yes.")
      }
      // Demand 4
      let other = makeInContext(.preview) { WelcomeScreen.whereTheRecordSays(.denied) }
      try await other.tapped()
      #expect(
        other.status == screen.status,
        "In a preview, a tap with whereTheRecordSays(.denied) shows the same as without it:"
      )
    }
  }

  // Demand 4
  @Test(arguments: [DependencyContext.test, .preview])
  func `the override says what the record says, wherever the screen is made`(
    _ context: DependencyContext
  ) async {
    await Device().run { device in
      expectOverrides(in: context)
      #expect(device.prompts == 0, "The screen has appeared, and the system asks.")
    }
  }

  @Test(.filterIssues { $0.isFailure })
  func `a test that overrides the status alone fails when the button asks`() async {
    await Device().run { device in
      for status in AuthorizationStatus.allCases {
        let screen = WelcomeScreen.whereTheRecordSays(status)
        screen.screenAppeared()
        await withExpectedIssue(
          "The record says \(status), the request is not overridden, and the test passes."
        ) {
          try await screen.tapped()
        }
      }
      #expect(device.prompts == 0, "A test brings up the system's prompt.")
    }
  }

  // Demand 3
  @Test(.filterIssues { $0.isFailure })
  func `a test that overrides nothing fails when the screen appears`() async {
    await Device().run { device in
      let screen = WelcomeScreen()
      withExpectedIssue("The status is not overridden, and the test passes.") {
        screen.screenAppeared()
      }
      #expect(device.prompts == 0, "A test brings up the system's prompt.")
    }
  }

  /// Screens of all records, each of which appears twice, and has another one made from it.
  private func expectOverrides(
    in context: DependencyContext,
    _ location: SourceLocation = #_sourceLocation
  ) {
    let statuses = AuthorizationStatus.allCases + [.denied]
    let screens = statuses.map { status in
      makeInContext(context) { WelcomeScreen.whereTheRecordSays(status) }
    }
    for time in ["first", "second"] {
      for (screen, status) in zip(screens, statuses) {
        let child = withDependencies(from: screen) { WelcomeScreen() }
        for (shown, name) in [(screen, "it"), (child, "a screen that is made from it")] {
          inContext(context) { shown.screenAppeared() }
          #expect(
            shown.status == status,
            "whereTheRecordSays(\(status)) appears in '\(context)', the \(time) time: \(name) shows:",
            sourceLocation: location
          )
        }
      }
    }
  }

  /// What is not as these steps make it, on a device that was not asked yet.
  private func fault(after steps: [Step], on device: Device) async -> String? {
    device.becomes(.denied)
    await TestClock().advance()
    device.becomes(.notDetermined)
    let screens = (1...2).map { _ in makeInContext(.live) { WelcomeScreen() } }
    var (record, shown) = (AuthorizationStatus.notDetermined, screens.map(\.status))
    // While a screen waits for the answer, the prompt is up.
    var (prompts, waiting, taps) = (device.prompts, [Int](), 0)
    let over = LockIsolated(0)
    var last: Task<Void, Never>?
    for step in steps {
      let (before, view) = (shown, TestView { screens.map(\.status) })
      switch step {
      case .appears:
        screens[0].screenAppeared()
        shown[0] = record
      case .taps(let number):
        last = Task {
          await screens[number].continueButtonTapped()
          over.withValue { $0 += 1 }
        }
        taps += 1
        if record == .notDetermined {
          if waiting.isEmpty { prompts += 1 }
          waiting.append(number)
        } else {
          shown[number] = record
        }
      case .leaves: last?.cancel()
      case .becomes(let status):
        device.becomes(status)
        record = status
        guard [.denied, .authorizedWhenInUse].contains(status) else { break }
        for number in waiting { shown[number] = status }
        waiting = []
      }
      await TestClock().advance()
      if screens.map(\.status) != shown {
        let isOld = screens.contains { $0.status == .denied } && !steps.contains(.becomes(.denied))
        return "They show \(screens.map { "\($0.status)" }), and not \(shown.map { "\($0)" })."
          + (isOld ? " Before these steps, the record said denied." : "")
      }
      if shown != before, !view.isTold { return "No view is notified of the new status." }
      let asked = device.prompts - prompts
      if asked != 0 { return asked > 0 ? "The system asks." : "The system does not ask." }
      let early = over.value - (taps - waiting.count)
      if early != 0 { return early > 0 ? "A tap ends too early." : "A tap does not end." }
    }
    return nil
  }
}

extension WelcomeScreen {
  /// Taps the button, and waits until that is over.
  fileprivate func tapped() async throws {
    let atItsEnd = try await returnedAnswer(
      "All is at rest, and 'continueButtonTapped' has not ended: it waits in real time, or for ever."
    ) {
      await self.continueButtonTapped()
      return self.status
    }
    #expect(atItsEnd == status, "'continueButtonTapped' has returned before its work was done.")
  }
}

/// What can happen to two screens in the app.
private enum Step: Equatable, CustomStringConvertible {
  case appears, leaves
  case taps(Int)
  case becomes(AuthorizationStatus)

  static func following(_ steps: [Self]) -> [Self] {
    let last = steps.last ?? .becomes(.notDetermined)
    let ofTaps = last == .taps(0) ? [.taps(1), .leaves] : [Self]()
    let others = [.appears] + AuthorizationStatus.allCases.map { Self.becomes($0) }
    return others.filter { $0 != last } + [.taps(0)] + ofTaps
  }

  var description: String {
    switch self {
    case .appears: "the first screen appears"
    case .leaves: "the task of the tap is cancelled"
    case .taps(let number): "the button of screen \(number + 1) is tapped"
    case .becomes(let status): "the record becomes \(status), by an answer or without one"
    }
  }
}

/// A device with a record of its own, and a person who answers the prompt when the test says so.
private final class Device: Sendable {
  private let footprint = Footprint()
  /// On a disk that takes nothing a record is kept in memory, and is quick.
  private let record = PermissionRecord(folder: URL(filePath: "/dev/null/record")) { _ in }
  private let open = LockIsolated<[@Sendable (PermissionPrompt.Answer) -> Void]>([])

  /// The record says this now. A yes or a no is also the answer to the prompt that is up.
  func becomes(_ status: AuthorizationStatus) {
    let recorded = PermissionStatus(rawValue: "\(status)") ?? .allowed
    record.record(recorded, of: .location, for: "Welcome")
    guard [.allowed, .denied].contains(recorded) else { return }
    let replies = open.value
    open.setValue([])
    for reply in replies { reply(recorded == .allowed ? .allow : .dontAllow) }
  }

  var prompts: Int { footprint.count(of: .permissionPrompts) }

  /// Every location manager that is made meanwhile is one of this device.
  @MainActor
  func run<R>(_ operation: @MainActor (Device) async throws -> R) async rethrows -> R {
    let descriptions = UsageDescriptions()
    descriptions.declare(.location, "To put a pin on the map.")
    let system = LocationSystem(
      permissions: PermissionCenter(
        app: "Welcome",
        record: record,
        footprint: footprint,
        presenter: PromptPresenter { [open] _, reply in open.withValue { $0.append(reply) } }
      ),
      descriptions: descriptions,
      footprint: footprint,
      notices: Notices { _ in },
      gpsd: { .simulator },
      simulator: { 1 }
    )
    return try await LocationSystem.$current.withValue(system) { try await operation(self) }
  }
}
