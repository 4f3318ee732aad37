// What `swift run workbook take` puts in the place of the live value. Name your SDK here.

extension AnalyticsClient {
  /// Until then, the console hears of each event.
  static let live = AnalyticsClient(isLive: true) { print($0) }
}
