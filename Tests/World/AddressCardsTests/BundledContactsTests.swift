import OutsideWorld
import Testing

@testable import AddressCards

@Suite struct BundledContactsTests {
  private let footprint = Footprint()

  @Test func `forty people are read, and nothing is skipped`() throws {
    let result = try ContactFolder.bundled.read(noting: footprint)
    #expect(result.skipped == [])
    #expect(result.contacts.count == 40)
    #expect(Set(result.contacts.map(\.identifier)).count == 40)
    #expect(footprint.summary == "40 contacts read")
  }

  @Test func `each person has a name`() throws {
    let contacts = try ContactFolder.bundled.read(noting: footprint).contacts
    #expect(contacts.filter(\.formattedName.isEmpty) == [])
  }

  @Test func `the card with a bit of everything is whole`() throws {
    let contacts = try ContactFolder.bundled.read(noting: footprint).contacts
    #expect(
      contacts.first { $0.familyName == "Brontë-Ångström" }
        == Contact(
          identifier: "w0rk-zelda",
          formattedName: "Prof. Zelda Brontë-Ångström",
          givenName: "Zelda",
          familyName: "Brontë-Ångström",
          organisation: "Société Générale des Phares, S.A.",
          department: "Optique; Lentilles",
          jobTitle: "Gardienne",
          emails: [LabelledValue(label: "work, internet", value: "zelda@phares.example")],
          phones: [
            LabelledValue(label: "le bateau", value: "+870 773 000 170"),
            LabelledValue(label: "cell, voice", value: "+33 6 39 98 01 71"),
          ],
          birthday: .day(year: nil, month: 6, day: 21),
          note: "Answers by lamp: two short, one long."
        )
    )
  }

  @Test func `the card from an old phone is whole`() throws {
    let contacts = try ContactFolder.bundled.read(noting: footprint).contacts
    #expect(
      contacts.first { $0.givenName == "Jürgen" }
        == Contact(
          identifier: "bundled/imported/old-phone.vcf",
          formattedName: "Jürgen Müller-Lüdenscheidt",
          givenName: "Jürgen",
          familyName: "Müller-Lüdenscheidt",
          emails: [LabelledValue(label: "internet", value: "juergen@mueller.example")],
          phones: [
            LabelledValue(label: "cell", value: "+49 171 3920 180"),
            LabelledValue(label: "home, voice", value: "+49 30 23125 180"),
          ],
          note: "Plumber.\nComes when it rains."
        )
    )
  }
}
