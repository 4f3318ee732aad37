// Tempting: it is close to its use. There it keeps nothing of what the leaf was made with.

import Dependencies
import Foundation
import Observation

/// The leaf: it checks you in where you are.
@MainActor @Observable
final class WalkLeaf {
  private(set) var place: Place?
  private(set) var date: Date?
  @ObservationIgnored @Dependency(\.location) private var location

  func locateTapped() async {
    guard let place = try? await location.locate() else { return }
    self.place = place
    @Dependency(\.date.now) var now
    date = now
  }

  /// How long ago that was, in whole minutes; nil before the first check-in.
  var minutesAgo: Int? {
    @Dependency(\.date.now) var now
    return date.map { Int(now.timeIntervalSince($0) / 60) }
  }
}
