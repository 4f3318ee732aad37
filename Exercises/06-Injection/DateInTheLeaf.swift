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
    // TODO: Take control of the date.
    date = Date()
  }

  /// How long ago that was, in whole minutes; nil before the first check-in.
  var minutesAgo: Int? {
    // TODO: Take control of this date, too.
    date.map { Int(Date().timeIntervalSince($0) / 60) }
  }
}

// The screens above it. Nothing here has to change.

@MainActor
final class WalkTab {
  @Dependency(\.analytics) private var analytics

  func opened() -> WalkList {
    analytics.track("Tab Opened")
    return withDependencies(from: self) { WalkList() }
  }
}

@MainActor
final class WalkList {
  func rowTapped() -> WalkDetail { withDependencies(from: self) { WalkDetail() } }
}

@MainActor
final class WalkDetail {
  func checkInTapped() -> WalkSheet { withDependencies(from: self) { WalkSheet() } }
}

@MainActor
final class WalkSheet {
  let leaf = WalkLeaf()
}
