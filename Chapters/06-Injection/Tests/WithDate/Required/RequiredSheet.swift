import Foundation

@testable import InjectionChapter

@MainActor
final class RequiredSheet: SheetScreen {
  let leaf: RequiredLeaf

  init(
    location: LocationClient,
    analytics: AnalyticsClient,
    now: @escaping @Sendable () -> Date
  ) {
    leaf = RequiredLeaf(location: location, analytics: analytics, now: now)
  }
}
