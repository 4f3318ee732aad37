// `@Dependency` does not compile in an `@Observable` class without `@ObservationIgnored`. If you
// have removed `@Observable`, or ignore too much, no screen hears of a new stamp.
import Dependencies
import Foundation
import Observation
import Testing

@testable import YourOwnCodeExercises

@MainActor
@Suite struct StampTheCardEdges {
  @Test func `a screen is notified of each stamp`() {
    let card = withDependencies {
      $0.date.now = Date(timeIntervalSince1970: 0)
      $0.uuid = .incrementing
    } operation: {
      TeaCard()
    }
    let isNotified = LockIsolated(false)
    withObservationTracking {
      _ = card.stamps
    } onChange: {
      isNotified.setValue(true)
    }
    card.cupBought()
    #expect(isNotified.value, "There is a new stamp, and the screen still shows the old ones.")
  }
}
