// Tempting: a special case for tests makes a test pass, and controls nothing.

import Dependencies
import Foundation
import Observation

/// The leaf: it checks you in where you are.
@MainActor @Observable
final class WalkLeaf {
  private(set) var place: Place?
  private(set) var date: Date?
  @ObservationIgnored @Dependency(\.location) private var location
  @ObservationIgnored @Dependency(\.context) private var context
  private var now: Date {
    context == .test ? Date(timeIntervalSince1970: 7) : Date()
  }

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
