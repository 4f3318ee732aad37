import Testing

@testable import AddressCards

@Suite struct FetchRequestTests {
  private func people(_ names: (String, String)...) -> [Contact] {
    names.map {
      Contact(identifier: "", formattedName: "\($0) \($1)", givenName: $0, familyName: $1)
    }
  }

  @Test func `case and marks on letters do not change the order`() {
    let contacts = people(
      ("Åsa", ""),
      ("zoë", ""),
      ("Łucja", ""),
      ("e\u{301}va", ""),
      ("Anna", ""),
      ("Mae", ""),
      ("Éric", ""),
      ("小春", "")
    )
    #expect(
      FetchRequest(sortOrder: .familyName).sorted(contacts).map(\.givenName)
        == ["Anna", "Åsa", "Éric", "e\u{301}va", "Łucja", "Mae", "zoë", "小春"]
    )
  }

  @Test func `people of one family name are ordered by given name`() {
    let contacts = people(("Bo", "Lund"), ("Zoë", "Ek"), ("Åsa", "Lund"), ("Carl", "Lund-Ek"))
    #expect(
      FetchRequest(sortOrder: .familyName).sorted(contacts).map(\.formattedName)
        == ["Zoë Ek", "Åsa Lund", "Bo Lund", "Carl Lund-Ek"]
    )
  }

  @Test func `a contact without a family name is sorted by its next name`() {
    let office = Contact(identifier: "", formattedName: "Harbour Office")
    let contacts = people(("Zoë", "Ek"), ("Bo", "Zander"), ("Nils", "")) + [office]
    #expect(
      FetchRequest(sortOrder: .familyName).sorted(contacts).map(\.formattedName)
        == ["Zoë Ek", "Harbour Office", "Nils ", "Bo Zander"]
    )
  }
}
