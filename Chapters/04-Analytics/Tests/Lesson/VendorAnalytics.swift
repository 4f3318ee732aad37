// The live value for the SDK of a vendor, in place of the one of this chapter.

#if VENDOR_ANALYTICS
  import Dependencies
  import VendorAnalytics

  @testable import AnalyticsChapter

  extension AnalyticsClient: DependencyKey {
    static let liveValue = AnalyticsClient { event in
      VendorAnalytics.shared.logEvent(event.name, parameters: event.properties)
    }
  }
#endif
