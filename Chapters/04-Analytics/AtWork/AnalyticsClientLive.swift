// What `swift run workbook take` puts in the place of the live value: the same, for an SDK.

import Dependencies

#if canImport(VendorAnalytics)
  import VendorAnalytics

  extension AnalyticsClient: DependencyKey {
    static let liveValue = AnalyticsClient { event in
      VendorAnalytics.shared.logEvent(event.name, parameters: event.properties)
    }
  }
#else
  extension AnalyticsClient: DependencyKey {
    /// Until your SDK is named above, the console hears of each event.
    static let liveValue = AnalyticsClient { event in print(event.name, event.properties) }
  }
#endif
