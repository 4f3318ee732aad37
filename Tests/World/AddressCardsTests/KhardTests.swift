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
          familyName: "Brontë-Ångström",
          organisation: "Société Générale des Phares, S.A.",
          emails: ["z.bronte@societe.example", "zoe@phare.example", "zo+klub@danse.example"],
          phones: [
            "(02) 555-0100;ext=12", "+33 6 12 34 56 78", "+33 1 23 45 67 89", "+33 1 98 76 54 32",
            "+870 773 111 632",
          ]
        )
    )
  }

  @Test func `the number that version 4 prefers comes first`() throws {
    #expect(
      try contact(KhardFiles.ananya4)
        == Contact(
          identifier: "na9yeqdwdkfolin68a4df00ye9yvf70iudtb",
          formattedName: "Ananya வெங்கடேசன்",
          givenName: "Ananya",
          familyName: "வெங்கடேசன்",
          emails: ["ananya@naatiya.example", "anu@home.example"],
          phones: ["+91 98400 54321", "+91 98400 12345", "044 2345 6789"]
        )
    )
  }

  private func contact(_ file: [UInt8]) throws -> Contact {
    let result = CardFile(path: "khard.vcf", bytes: file).read()
    #expect(result.skipped == [])
    return try #require(result.contacts.first)
  }
}
