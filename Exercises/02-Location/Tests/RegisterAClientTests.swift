import Dependencies
import DependenciesTestSupport
import Foundation
import LocationServices
import OutsideWorld
import Testing

@testable import LocationExercises

@MainActor
@Suite(.onADevice) struct RegisterAClient {
  @Test(.dependency(\.context, .live))
  func `in the app, the screen asks the system`() async {
    let screen = WelcomeScreen()
    screen.screenAppeared()
    await TestClock().advance()
    #expect(screen.status == .notDetermined, "The system was asked before the person has tapped.")
    await tap(screen)
    #expect(screen.status == .denied, "The person said no, and the screen does not show it.")
  }

  @Test(.dependency(\.context, .preview))
  func `in a preview, the person was not asked yet, and says yes`() async {
    let screen = WelcomeScreen()
    screen.screenAppeared()
    #expect(screen.status == .notDetermined, "In a preview, the person was asked already.")
    await tap(screen)
    #expect(screen.status == .authorizedWhenInUse, "The person tapped, and has not said yes.")
  }

  @Test func `a test that overrides nothing fails`() async {
    let screen = WelcomeScreen()
    withKnownIssue("The status is not overridden, and nothing fails.") { screen.screenAppeared() }
    await withKnownIssue("The request is not overridden, and nothing fails.") { await tap(screen) }
  }

  @Test(arguments: AuthorizationStatus.allCases)
  func `whereTheRecordSays overrides the status alone`(status: AuthorizationStatus) async {
    let screen = WelcomeScreen.whereTheRecordSays(status)
    screen.screenAppeared()
    #expect(screen.status == status, "The screen shows another status than you passed.")
    await withKnownIssue("The request is not overridden, and nothing fails.") { await tap(screen) }
  }

  /// A prompt that nobody answers ends here, too.
  private func tap(_ screen: WelcomeScreen) async {
    let tap = Task { await screen.continueButtonTapped() }
    await TestClock().advance()
    tap.cancel()
  }
}

/// Each test has a device of its own. Its person was not asked yet, and says no to the prompt.
private struct Device: SuiteTrait, TestTrait, TestScoping {
  let isRecursive = true

  func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    UsageDescriptions.declare(.location, "To put a pin on the map.")
    var system = LocationSystem()
    system.services.permissions = PermissionCenter(
      record: PermissionRecord(folder: URL(filePath: "/dev/null/record")) { _ in },
      presenter: PromptPresenter { _, reply in reply(.dontAllow) }
    )
    try await LocationSystem.$current.withValue(system) { try await function() }
  }
}

extension SuiteTrait where Self == Device {
  fileprivate static var onADevice: Self { Self() }
}
