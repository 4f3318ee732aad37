import Clocks
import CustomDump
import Dependencies
import DependenciesTestSupport
import XCTest

@testable import PersistenceChapter

/// The sample of the lesson: the same test for a test target that still has XCTest.
final class StandupsXCTests: XCTestCase {
  @MainActor
  func testTheNextLaunchFindsWhatWasSaved() async {
    await withDependencies {
      $0.continuousClock = ImmediateClock()
      $0.dataManager = .mock()
    } operation: {
      let app = ControlledStandups()
      app.addButtonTapped()
      await app.saved()
      expectNoDifference(ControlledStandups().standups, [.engineering])
    }
  }
}
