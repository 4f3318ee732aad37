import AddressCards
import Testing

/// What khard shows of a card it wrote is what the reader finds in it.
@Suite struct KhardTests {
  @Test(arguments: ["3.0", "4.0"])
  func `every field of a full card is read`(version: String) throws {
    var contact = try contact(version == "3.0" ? KhardFiles.zoe3 : KhardFiles.zoe4)
    contact.identifier = ""
    #expect(
      contact
        == Contact(
          identifier: "",
          formattedName: "Zoë Brontë-Ångström",
          givenName: "Zoë",
          familyName: "Brontë-Ångström",
          nickname: "Zo, Ző, the tall; one",
          organisation: "Société Générale des Phares, S.A.",
          department: "Optique; Lentilles",
          jobTitle: "Gardienne de phare",
          emails: [
            LabelledValue(label: "work", value: "z.bronte@societe.example"),
            LabelledValue(label: "home", value: "zoe@phare.example"),
            LabelledValue(label: "klub", value: "zo+klub@danse.example"),
          ],
          phones: [
            LabelledValue(label: "work", value: "(02) 555-0100;ext=12"),
            LabelledValue(label: "cell", value: "+33 6 12 34 56 78"),
            LabelledValue(label: "home, voice", value: "+33 1 23 45 67 89"),
            LabelledValue(label: "home, voice", value: "+33 1 98 76 54 32"),
            LabelledValue(label: "bateau", value: "+870 773 111 632"),
          ],
          birthday: .day(year: 1984, month: 2, day: 29),
          note: #"""
            Première ligne: allumer la lampe.
            Deuxième ligne; avec, ponctuation \ et barre oblique.

            Quatrième ligne, très longue, pour que le fichier soit plié plusieurs fois: \#
            le vent souffle de l'ouest, la mer est grise, les goélands crient, et la lampe \#
            tourne, tourne, tourne — 海は広いな大きいな 月がのぼるし 日が沈む 🌊🌊🌊🌊🌊🌊🌊🌊🌊🌊🌊🌊🌊\#
            🌊🌊🌊🌊🌊🌊🌊🌊🌊🌊.
            """#
        )
    )
  }

  @Test func `a label that version 3 does not know comes before the type`() throws {
    #expect(
      try contact(KhardFiles.koharu3)
        == Contact(
          identifier: "cixs3lnw84oebyozqdslvcay8nm17z7rbxxm",
          formattedName: "山田 小春",
          givenName: "小春",
          familyName: "山田",
          organisation: "株式会社ひだまり",
          emails: [LabelledValue(label: "internet", value: "koharu@hidamari.example")],
          phones: [
            LabelledValue(label: "text, cell", value: "+81 90-1234-5678"),
            LabelledValue(label: "pager", value: "0120"),
          ],
          birthday: .day(year: 2001, month: 12, day: 31),
          note: "一行だけのメモ"
        )
    )
  }

  @Test func `names in several parts, and escapes, are whole again`() throws {
    #expect(
      try contact(KhardFiles.anna4)
        == Contact(
          identifier: "rsplabl1jvw9eipqeqwynxf0zhf76sih80n4",
          formattedName: "Anna Bella de la Cruz O'Neil, Jr",
          givenName: "Anna Bella",
          familyName: "de la Cruz O'Neil, Jr",
          nickname: #"back\slash"#,
          emails: [LabelledValue(label: "work", value: "a@b.example")],
          phones: [LabelledValue(label: "home, fax", value: "1;2,3")],
          birthday: .day(year: 1970, month: 1, day: 1),
          note: #"""
            ends with newline

            and \n literal
            """#
        )
    )
  }

  @Test func `an edited card of an office keeps its own labels`() throws {
    #expect(
      try contact(KhardFiles.harbour3)
        == Contact(
          identifier: "ip0kdw2zkv3ktlf0q0q1es885pyljd79nvom",
          formattedName: "Harbour Office",
          organisation: "Port Authority",
          phones: [
            LabelledValue(label: "work", value: "+44 20 7946 0000"),
            LabelledValue(label: "pier 9", value: "+44 20 7946 0999"),
            LabelledValue(label: "pier", value: "+44 20 7946 0998"),
            LabelledValue(label: "home", value: "+44 20 7946 0997"),
          ],
          note: "closed on Sundays\nand at high tide"
        )
    )
  }

  @Test func `indents, quotes and backslashes of a note are kept`() throws {
    #expect(
      try contact(KhardFiles.ananya4)
        == Contact(
          identifier: "na9yeqdwdkfolin68a4df00ye9yvf70iudtb",
          formattedName: "Ananya வெங்கடேசன்",
          givenName: "Ananya",
          familyName: "வெங்கடேசன்",
          nickname: "அனு",
          emails: [
            LabelledValue(label: "work", value: "ananya@naatiya.example"),
            LabelledValue(label: "home", value: "anu@home.example"),
          ],
          phones: [
            LabelledValue(label: "cell", value: "+91 98400 54321"),
            LabelledValue(label: "cell", value: "+91 98400 12345"),
            LabelledValue(label: "home", value: "044 2345 6789"),
          ],
          note: #"""
            Erste Zeile, mit Komma; und Strichpunkt: und Doppelpunkt.
            \#teingerückt mit Tabulator
              eingerückt mit Leerzeichen
            "quoted" 'single' back\nslash-n \, \; end\
            """#
        )
    )
  }

  @Test func `a birthday keeps its year to itself, or its own words`() throws {
    #expect(try contact(KhardFiles.yearless4).birthday == .day(year: nil, month: 4, day: 15))
    #expect(try contact(KhardFiles.circa4).birthday == .text("circa 1800"))
  }

  private func contact(_ file: [UInt8]) throws -> Contact {
    let result = CardFile(path: "khard.vcf", bytes: file).read()
    #expect(result.skipped == [])
    return try #require(result.contacts.first)
  }
}
