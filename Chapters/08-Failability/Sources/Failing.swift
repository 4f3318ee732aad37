// A stub that no test may reach reports an issue when a test does, and the test goes on. The effect
// need not even be run: to make it is enough.

import Composable
import Dependencies

extension TodoAnalytics {
  static let failing = TodoAnalytics { event in
    unexpected(event)
    return .none
  }
}
