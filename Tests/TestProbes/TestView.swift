import ConcurrencyExtras
import Observation

/// A view that shows a part of a model, as SwiftUI sees it: whether it is told that the part
/// changes.
@MainActor
package struct TestView {
  private let told = LockIsolated(false)

  /// - Parameter shown: Reads what the view shows.
  package init<Shown>(of shown: () -> Shown) {
    withObservationTracking {
      _ = shown()
    } onChange: { [told] in
      told.setValue(true)
    }
  }

  /// Whether something that it shows was about to change since it was made.
  package var isTold: Bool { told.value }
}
