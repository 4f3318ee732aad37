import Dependencies
import DependenciesTestSupport
import LocationServices
import Testing

@testable import LocationExercises

@MainActor
@Suite struct RegisterAClient {
  @Test(.dependency(\.context, .live))
  func `in the app, the screen asks the system`() async {
    await onATestPhone {
      let screen = WelcomeScreen()
      screen.screenAppeared()
      await TestClock().advance()
      #expect(screen.status == .notDetermined, "The system was asked before the person tapped.")
      await tap(screen)
      #expect(screen.status == .denied, "The person said no, and the screen does not show it.")
    }
  }

  @Test(.dependency(\.context, .preview))
  func `in a preview, the person was not asked yet, and says yes`() async {
    await onATestPhone {
      let screen = WelcomeScreen()
      screen.screenAppeared()
      #expect(screen.status == .notDetermined, "In a preview, the person was asked already.")
      await tap(screen)
      #expect(
        screen.status == .authorizedWhenInUse,
        "The person tapped, and has not said yes: has the key a preview value?"
      )
    }
  }

  @Test func `a test that overrides nothing fails`() async {
    await onATestPhone {
      let screen = WelcomeScreen()
      let question = "Has the key a test value?"
      withKnownIssue("The status is not overridden, and nothing fails. \(question)") {
        screen.screenAppeared()
      }
      await withKnownIssue("The request is not overridden, and nothing fails. \(question)") {
        await tap(screen)
      }
    }
  }

  @Test(arguments: AuthorizationStatus.allCases)
  func `whereTheRecordSays overrides the status alone`(status: AuthorizationStatus) async {
    await onATestPhone {
      let screen = WelcomeScreen.whereTheRecordSays(status)
      screen.screenAppeared()
      #expect(screen.status == status, "The screen shows another status than you passed.")
      await withKnownIssue("The request is not overridden, and nothing fails.") {
        await tap(screen)
      }
    }
  }

  /// Taps, and goes on even if the request never returns.
  private func tap(_ screen: WelcomeScreen) async {
    let tap = Task { await screen.continueButtonTapped() }
    await TestClock().advance()
    tap.cancel()
  }

  private func onATestPhone(_ operation: () async -> Void) async {
    await LocationSystem.$current.withValue(.ofATestPhone, operation: operation)
  }
}
