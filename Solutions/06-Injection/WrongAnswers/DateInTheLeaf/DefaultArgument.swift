// Tempting: an argument with a live default compiles at once, and no screen above hands a date on.

import Dependencies
import Foundation
import Observation

/// The leaf: it checks you in where you are.
@MainActor @Observable
final class WalkLeaf {
  private(set) var place: Place?
  private(set) var date: Date?
  @ObservationIgnored @Dependency(\.location) private var location
  private let now: @Sendable () -> Date

  init(now: @escaping @Sendable () -> Date = { Date() }) { self.now = now }

  func locateTapped() async {
    guard let place = try? await location.locate() else { return }
    self.place = place
    date = now()
  }

  /// How long ago that was, in whole minutes; nil before the first check-in.
  var minutesAgo: Int? {
    date.map { Int(now().timeIntervalSince($0) / 60) }
  }
}
