// Right as well: it makes the property wrapper by hand, in an initializer.

import Dependencies
import Foundation
import Observation

/// The leaf: it checks you in where you are.
@MainActor @Observable
final class WalkLeaf {
  private(set) var place: Place?
  private(set) var date: Date?
  @ObservationIgnored @Dependency(\.location) private var location
  @ObservationIgnored private let clock: Dependency<DateGenerator>

  init() { clock = Dependency(\.date) }

  func locateTapped() async {
    guard let place = try? await location.locate() else { return }
    self.place = place
    date = clock.wrappedValue.now
  }

  /// How long ago that was, in whole minutes; nil before the first check-in.
  var minutesAgo: Int? {
    date.map { Int(clock.wrappedValue.now.timeIntervalSince($0) / 60) }
  }
}
