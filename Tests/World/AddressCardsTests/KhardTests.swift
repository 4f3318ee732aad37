import AddressCards
import Testing

/// What khard shows of a card it wrote is what the reader finds in it.
@Suite struct KhardTests {
  @Test func `a full card is read, and what is not wanted does no harm`() throws {
    #expect(
      try contact(KhardFiles.zoe3)
        == Contact(
          identifier: "b8vtufb9urzxilzanzk6bj8j7aiv37n3g50b",
          formattedName: "Zoë Brontë-Ångström",
          givenName: "Zoë",
          familyName: "Brontë-Ångström"
        )
    )
  }

  @Test func `a card of version 4 is read`() throws {
    #expect(
      try contact(KhardFiles.ananya4)
        == Contact(
          identifier: "na9yeqdwdkfolin68a4df00ye9yvf70iudtb",
          formattedName: "Ananya வெங்கடேசன்",
          givenName: "Ananya",
          familyName: "வெங்கடேசன்"
        )
    )
  }

  private func contact(_ file: [UInt8]) throws -> Contact {
    let result = CardFile(path: "khard.vcf", bytes: file).read()
    #expect(result.skipped == [])
    return try #require(result.contacts.first)
  }
}
