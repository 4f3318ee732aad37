// A stub that no test may reach reports an issue when its effect is run. An effect that is made and
// not run harms no numbers, so it is no failure.

import Composable
import Dependencies

extension TodoAnalytics {
  static let lazy = TodoAnalytics { event in
    .run { _ in unexpected(event) }
  }
}
