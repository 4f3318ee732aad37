import LocationServices

/// A delegate that writes down what it hears.
@MainActor
final class LocationDiary: LocationManagerDelegate {
  enum Entry: Equatable {
    case authorization(AuthorizationStatus)
    case location(latitude: Double)
    case failure(String)
  }

  private(set) var entries: [Entry] = []
  private let (pages, pen) = AsyncStream<Entry>.makeStream()

  /// The next thing that is heard.
  func next() async -> Entry? {
    var reader = pages.makeAsyncIterator()
    return await reader.next(isolation: #isolation)
  }

  func locationManagerDidChangeAuthorization(_ manager: LocationManager) {
    write(.authorization(manager.authorizationStatus))
  }

  func locationManager(_ manager: LocationManager, didUpdateLocations locations: [Location]) {
    for location in locations { write(.location(latitude: location.latitude)) }
  }

  func locationManager(_ manager: LocationManager, didFailWithError error: any Error) {
    write(.failure("\(error)"))
  }

  private func write(_ entry: Entry) {
    entries.append(entry)
    pen.yield(entry)
  }
}
