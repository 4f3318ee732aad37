// A stub that no test may reach ends the process when a test does. Each test after it goes with it.

import Composable
import Dependencies

extension TodoAnalytics {
  static let crashing = TodoAnalytics { event in
    fatalError("TodoAnalytics.track is unimplemented. It was called with \(event).")
  }
}
