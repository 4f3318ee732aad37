// Tempting: the overridden date where a test runs, and the system's everywhere else.

import Dependencies
import Foundation
import Observation

/// The leaf: it checks you in where you are.
@MainActor @Observable
final class WalkLeaf {
  private(set) var place: Place?
  private(set) var date: Date?
  @ObservationIgnored @Dependency(\.location) private var location
  @ObservationIgnored @Dependency(\.date.now) private var given
  @ObservationIgnored @Dependency(\.context) private var context

  private var now: Date { context == .test ? given : Date() }

  func locateTapped() async {
    guard let place = try? await location.locate() else { return }
    self.place = place
    date = now
  }

  /// How long ago that was, in whole minutes; nil before the first check-in.
  var minutesAgo: Int? {
    date.map { Int(now.timeIntervalSince($0) / 60) }
  }
}
