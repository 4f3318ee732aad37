// A page of ordinary code, to be read and scanned: nothing of it is built.

import CoreLocation
import Foundation
import Observation

@MainActor @Observable
final class ProfileModel {
  var name = ""
  var message: String?
  var memberSince = Date()
  private let id = UUID()
  private let locationManager = CLLocationManager()

  func appeared() async {
    Analytics.shared.track("Profile seen")
    name = UserDefaults.standard.string(forKey: "name") ?? ""
    locationManager.requestWhenInUseAuthorization()
    do {
      let url = URL(string: "https://example.com/users/\(id)")!
      let (data, _) = try await URLSession.shared.data(from: url)
      try data.write(to: URL.cachesDirectory.appending(path: "profile.json"))
    } catch {
      message = error.localizedDescription
    }
  }

  func saveTapped() async throws {
    UserDefaults.standard.set(name, forKey: "name")
    message = "Saved at \(Date().formatted(date: .omitted, time: .shortened))."
    try await Task.sleep(for: .seconds(2))
    message = nil
  }
}
