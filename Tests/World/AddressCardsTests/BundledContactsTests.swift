import OutsideWorld
import Testing

@testable import AddressCards

@Suite struct BundledContactsTests {
  @Test func `forty people are read, each with a name, and nothing is skipped`() throws {
    let footprint = Footprint()
    let result = try ContactFolder.bundled.read(noting: footprint)
    #expect(result.skipped == [])
    #expect(Set(result.contacts.map(\.identifier)).count == 40)
    #expect(result.contacts.filter(\.formattedName.isEmpty) == [])
    #expect(
      result.contacts.filter { $0.phones + $0.emails == [] }.map(\.givenName) == ["Nils", "Olof"]
    )
    #expect(footprint.summary == "40 contacts read")
  }
}
