import AddressCards
import Foundation
import OutsideWorld

extension ContactSystem {
  /// That of a phone with forty invented people, and an app that may see them. With it, the tests
  /// look at your live value. No vendor gives you one: at work you try the live value in the app.
  static var ofATestPhone: ContactSystem {
    let record = PermissionRecord(folder: URL(filePath: "/dev/null/record")) { _ in }
    record.record(.allowed, of: .contacts, for: "People")
    UsageDescriptions.declare(.contacts, "To show the people you know.")
    var system = ContactSystem { .bundled }
    system.services.permissions = PermissionCenter(app: "People", record: record)
    // Tests of the chapter count what this process reads.
    system.services.footprint = Footprint()
    return system
  }

  /// That of such a phone when its address book cannot be read.
  static var ofAPhoneWithoutCards: ContactSystem {
    var system = ofATestPhone
    system.folder = { .folder("/dev/null/cards") }
    return system
  }
}
