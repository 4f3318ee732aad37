import Dependencies

// The way to the leaf: a tab, a list, a detail, a sheet. In the exercise DateInTheLeaf, nothing here
// has to change.

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
