@MainActor
final class RequiredSheet: SheetScreen {
  let leaf: RequiredLeaf

  init(
    location: LocationClient,
    analytics: AnalyticsClient
  ) {
    leaf = RequiredLeaf(location: location, analytics: analytics)
  }
}
