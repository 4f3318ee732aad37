import Testing

@testable import AddressCards

@Suite struct FetchRequestTests {
  @Test func `case and marks on letters do not change the order`() {
    let names = ["Åsa", "zoë", "Łucja", "e\u{301}va", "Anna", "Mae", "Éric", "小春"]
    let contacts = names.map { Contact(identifier: "", formattedName: $0, givenName: $0) }
    #expect(
      FetchRequest(sortOrder: .familyName).sorted(contacts).map(\.givenName)
        == ["Anna", "Åsa", "Éric", "e\u{301}va", "Łucja", "Mae", "zoë", "小春"]
    )
  }

  @Test func `a name that is the same or missing gives way to the next one`() {
    let names = [("Bo", "Lund"), ("Zoë", "Ek"), ("Åsa", "Lund"), ("Carl", "Lund-Ek"), ("Nils", "")]
    let contacts = names.map {
      Contact(identifier: "", formattedName: $0, givenName: $0, familyName: $1)
    }
    let office = Contact(identifier: "", formattedName: "Harbour Office")
    #expect(
      FetchRequest(sortOrder: .familyName).sorted(contacts + [office]).map(\.formattedName)
        == ["Zoë", "Harbour Office", "Åsa", "Bo", "Carl", "Nils"]
    )
  }
}
