import Testing

@testable import AddressCards

@Suite struct FetchRequestTests {
  /// Given and family name. A family name that is the same or missing gives way to the next name.
  @Test(arguments: [
    [("Anna", ""), ("Åsa", ""), ("Éric", ""), ("e\u{301}va", ""), ("Łucja", ""), ("zoë", "")],
    [("Zoë", "Ek"), ("Harbour Office", ""), ("Åsa", "Lund"), ("Bo", "Lund"), ("Carl", "Lund-Ek")],
  ])
  func `case and marks on letters do not change the order`(names: [(String, String)]) {
    let contacts = names.map {
      Contact(identifier: "", formattedName: $0, givenName: $0, familyName: $1)
    }
    #expect(FetchRequest(sortOrder: .familyName).sorted(contacts.reversed()) == contacts)
  }
}
