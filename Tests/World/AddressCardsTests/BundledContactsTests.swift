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
      result.contacts.filter { $0.familyName + $0.givenName == "" }.map(\.formattedName) == [
        "Orquesta del Río", "Harbour Office", "The Quiet Bookshop", "someone@pigeon-post.example",
        "Aotearoa Weather Line",
      ]
    )
    #expect(footprint.summary == "40 contacts read")
  }
}
