import Foundation
import LocationServices
import OutsideWorld

extension LocationSystem {
  /// The system of a phone whose person was not asked yet, and says no to the prompt. With it, the
  /// tests try your live value. No vendor gives you one: at work you try the live value in the app.
  static var ofATestPhone: LocationSystem {
    UsageDescriptions.declare(.location, "To put a pin on the map.")
    var system = LocationSystem()
    system.services.permissions = PermissionCenter(
      record: PermissionRecord(folder: URL(filePath: "/dev/null/record")) { _ in },
      presenter: PromptPresenter { _, reply in reply(.dontAllow) }
    )
    return system
  }
}
