import LocationServices
import OutsideWorld
import TestWorlds

/// A delegate that keeps what it is called with.
@MainActor
final class LocationDelegateLog: LocationManagerDelegate {
  enum Entry: Equatable {
    case authorization(AuthorizationStatus)
    case location(latitude: Double)
    case failure(String)
  }

  private(set) var entries: [Entry] = []
  /// What this delegate does when it is called with a status.
  var onAuthorization: (LocationManager) -> Void = { _ in }
  private let (stream, continuation) = AsyncStream<Entry>.makeStream()

  /// The next call.
  func next() async -> Entry? {
    var reader = stream.makeAsyncIterator()
    return await reader.next(isolation: #isolation)
  }

  func locationManagerDidChangeAuthorization(_ manager: LocationManager) {
    write(.authorization(manager.authorizationStatus))
    onAuthorization(manager)
  }

  func locationManager(_ manager: LocationManager, didUpdateLocations locations: [Location]) {
    for location in locations { write(.location(latitude: location.latitude)) }
  }

  func locationManager(_ manager: LocationManager, didFailWithError error: any Error) {
    write(.failure("\(error)"))
  }

  private func write(_ entry: Entry) {
    entries.append(entry)
    continuation.yield(entry)
  }
}

extension TestWorld {
  func locationSystem(
    gpsd: UInt16? = nil,
    answering answer: PermissionPrompt.Answer = .allow,
    timeout: Duration = .seconds(60)
  ) -> LocationSystem {
    LocationSystem(services: system(answering: answer), gpsd: gpsd, timeout: timeout)
  }
}
