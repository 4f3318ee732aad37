import Dependencies
import DependenciesTestSupport
import Foundation
import LocationServices
import OutsideWorld
import Testing

@testable import LocationExercises

@MainActor
@Suite struct RegisterAClient {
  // Demand 1
  @Test func `in the app, the system asks once, and the screen shows the answer`() async throws {
    try await Device(answering: .dontAllow).run { device in
      let screen = makeInContext(.live) { WelcomeScreen() }
      screen.screenAppeared()
      await TestClock().advance()
      #expect(device.prompts == 0, "In the app, the screen has appeared, and the system asks.")
      #expect(screen.status == .notDetermined, "No prompt was answered yet on this device.")

      let view = TestView { screen.status }
      try await screen.tapped()
      #expect(view.isTold, "The status has changed, and a view that shows it is not told.")
      #expect(device.prompts == 1, "In the app, the button has to bring up the system's prompt.")
      #expect(screen.status == .denied, "The person said no to the system. The screen shows:")

      let later = makeInContext(.live) { WelcomeScreen() }
      later.screenAppeared()
      #expect(later.status == .denied, "The record says denied. A screen that appears later shows:")
      try await later.tapped()
      #expect(device.prompts == 1, "The answer is known, and the system asks again.")
      device.records(.restricted)
      later.screenAppeared()
      #expect(later.status == .restricted, "The record says restricted by now. It shows:")
      try await later.tapped()
      #expect(later.status == .restricted, "It is restricted, and the button was tapped:")
      device.records(.allowed)
      later.screenAppeared()
      #expect(later.status == .authorizedWhenInUse, "The record says yes by now. It shows:")

      // Demand 4
      // In this test, because a live value may be made once and keep the device that it was made on.
      for status in AuthorizationStatus.allCases {
        let screen = makeInContext(.live) { WelcomeScreen.whereTheRecordSays(status) }
        inContext(.live) { screen.screenAppeared() }
        #expect(screen.status == status, "The app overrides the status with \(status). It shows:")
      }
      device.records(.denied)
      let overridden = makeInContext(.live) {
        WelcomeScreen.whereTheRecordSays(.authorizedWhenInUse)
      }
      try await overridden.tapped()
      #expect(overridden.status == .denied, "The status alone was overridden. The system says:")
    }
  }

  // Demand 2
  @Test(arguments: [nil, PermissionStatus.restricted])
  func `in a preview, the person was not asked yet, and says yes`(
    _ recorded: PermissionStatus?
  ) async throws {
    try await Device(recorded: recorded, answering: .dontAllow).run { device in
      let screen = makeInContext(.preview) { WelcomeScreen() }
      screen.screenAppeared()
      await TestClock().advance()
      #expect(screen.status == .notDetermined, "In a preview, the person was not asked yet.")
      try await screen.tapped()
      #expect(screen.status == .authorizedWhenInUse, "In a preview, the person says yes.")
      #expect(device.prompts == 0, "A preview brings up the system's prompt.")
    }
  }

  // Demand 4
  @Test(arguments: [DependencyContext.test, .preview])
  func `the override says what the record says, wherever the screen is made`(
    _ context: DependencyContext
  ) async {
    await Device(answering: .allow).run { device in
      for status in AuthorizationStatus.allCases {
        let screen = makeInContext(context) { WelcomeScreen.whereTheRecordSays(status) }
        screen.screenAppeared()
        #expect(screen.status == status, "You were asked for a record that says \(status).")
      }
      #expect(device.prompts == 0, "The screen has appeared, and the system asks.")
    }
  }

  @Test(arguments: [DependencyContext.test, .preview])
  func `a screen that is made from it has the same record`(_ context: DependencyContext) async {
    await Device(answering: .allow).run { _ in
      for status in [AuthorizationStatus.denied, .restricted] {
        let screen = makeInContext(context) { WelcomeScreen.whereTheRecordSays(status) }
        let child = withDependencies(from: screen) { WelcomeScreen() }
        child.screenAppeared()
        #expect(
          child.status == status,
          "In context '\(context)', the record says \(status): a screen made from the first shows:"
        )
      }
    }
  }

  @Test func `two screens with an override each do not know each other`() async {
    await Device(answering: .allow).run { _ in
      let denied = WelcomeScreen.whereTheRecordSays(.denied)
      let restricted = WelcomeScreen.whereTheRecordSays(.restricted)
      let deniedAsWell = WelcomeScreen.whereTheRecordSays(.denied)
      for screen in [denied, restricted, deniedAsWell] { screen.screenAppeared() }
      #expect(
        [denied, restricted, deniedAsWell].map(\.status) == [.denied, .restricted, .denied],
        "Three screens were made for denied, restricted and denied. They show:"
      )
    }
  }

  @Test(.filterIssues { $0.isFailure })
  func `a test that overrides the status alone fails when the button asks`() async {
    await Device(answering: .allow).run { device in
      for status in AuthorizationStatus.allCases {
        let screen = WelcomeScreen.whereTheRecordSays(status)
        screen.screenAppeared()
        await withExpectedIssue(
          "The record says \(status), the request was not overridden, and the test would pass."
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
    await Device(answering: .allow).run { device in
      let screen = WelcomeScreen()
      withExpectedIssue("The status was not overridden, and the test would pass.") {
        screen.screenAppeared()
      }
      #expect(device.prompts == 0, "A test brings up the system's prompt.")
    }
  }
}

extension WelcomeScreen {
  /// Taps the button, and waits until that is over.
  fileprivate func tapped() async throws {
    let atItsEnd = try await returnedAnswer(
      "All has come to rest, and 'continueButtonTapped' is not over: it waits in real time, or for ever."
    ) {
      await self.continueButtonTapped()
      return self.status
    }
    #expect(atItsEnd == status, "'continueButtonTapped' has returned before it was over.")
  }
}

/// A device with a record of its own, and a person who answers the system's prompt at once.
private final class Device: Sendable {
  private let footprint = Footprint()
  private let record: PermissionRecord
  private let folder: URL
  private let answer: PermissionPrompt.Answer

  init(recorded status: PermissionStatus? = nil, answering answer: PermissionPrompt.Answer) {
    folder = FileManager.default.temporaryDirectory.appending(path: "device-\(UUID())")
    record = PermissionRecord(folder: folder)
    self.answer = answer
    if let status { records(status) }
  }

  func records(_ status: PermissionStatus) {
    record.record(status, of: .location, for: "Welcome")
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  var prompts: Int { footprint.count(of: .permissionPrompts) }

  /// Every location manager that is made meanwhile is one of this device.
  @MainActor
  func run(_ operation: @MainActor (Device) async throws -> Void) async rethrows {
    let descriptions = UsageDescriptions()
    descriptions.declare(.location, "To put a pin on the map.")
    let system = LocationSystem(
      permissions: PermissionCenter(
        app: "Welcome",
        record: record,
        footprint: footprint,
        presenter: .answering(answer)
      ),
      descriptions: descriptions,
      footprint: footprint,
      notices: Notices { _ in },
      gpsd: { .simulator },
      simulator: { 1 }
    )
    try await LocationSystem.$current.withValue(system) { try await operation(self) }
  }
}
