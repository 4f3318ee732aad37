// A stub that no test may reach reports an issue when its effect is run. An effect that is made and
// not run harms nobody's numbers, so it is no failure.

import Composable
import Dependencies
import IssueReporting

extension TodoAnalytics {
  static let lazy = TodoAnalytics { event in
    .run { _ in endpoint(event) }
  }

  private static let endpoint: @Sendable (TodoEvent) -> Void = unimplemented("TodoAnalytics.track")
}
