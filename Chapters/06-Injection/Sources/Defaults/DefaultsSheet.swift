@MainActor
final class DefaultsSheet: SheetScreen {
  let leaf: DefaultsLeaf

  init(
    location: LocationClient = .liveValue,
    analytics: AnalyticsClient = .liveValue
  ) {
    leaf = DefaultsLeaf(location: location, analytics: analytics)
  }
}
