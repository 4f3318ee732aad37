import AddressCards
import Foundation
import OutsideWorld

extension SystemServices {
  /// The services of a phone with forty invented people, and an app that may see them. With these,
  /// the tests try your live value. No vendor gives you any: at work you try that value in the app.
  static var ofATestPhone: SystemServices {
    let record = PermissionRecord(folder: URL(filePath: "/dev/null/record")) { _ in }
    record.record(.allowed, of: .contacts, for: "People")
    UsageDescriptions.declare(.contacts, "To show the people you know.")
    var system = SystemServices()
    system.permissions = PermissionCenter(app: "People", record: record)
    // Without these, it would be the phone of the person who runs the tests.
    system.environment = [:]
    // Tests of the chapter count what this process reads.
    system.footprint = Footprint()
    return system
  }

  /// The services of such a phone when its address book cannot be read.
  static var ofAPhoneWithoutCards: SystemServices {
    var system = ofATestPhone
    system.environment[ContactFolder.variable] = "/dev/null/cards"
    return system
  }
}
