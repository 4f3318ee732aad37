import CustomDump
import Testing

@Suite struct DiffOfValues {
  @Test func `what is equal has no difference`() {
    #expect(diff(1, 1) == nil)
    #expect(diff(User(id: 1, name: "Blob"), User(id: 1, name: "Blob")) == nil)
    #expect(diff((1, "a"), (1, "a")) == nil)
    #expect(diff({ (_: Int) in }, { (_: Int) in }) == nil)
    #expect(diff(Int.self as Any.Type, Int.self) == nil)
  }

  @Test func `small values replace each other`() {
    #expect(diff(1, 2) == "- 1\n+ 2")
    #expect(diff(Int?.some(1), nil) == "- 1\n+ nil")
    #expect(diff(Int??.some(nil), nil) == "- .some(nil)\n+ nil")
    #expect(diff(Int.self as Any.Type, String.self) == "- Int.self\n+ String.self")
    #expect(diff(1..<2, 1..<3) == "- 1..<2\n+ 1..<3")
    #expect(diff(\User.id as PartialKeyPath, \User.name) == "- \\User.id\n+ \\User.name")
  }

  @Test func `a format chooses the marks`() {
    #expect(diff(1, 2, format: .proportional) == "\u{2212} 1\n+ 2")
    let words = DiffFormat(first: "old", second: "new", both: "   ")
    #expect(
      diff(User(id: 1, name: "a"), User(id: 1, name: "b"), format: words) == """
            User(
              id: 1,
        old   name: "a"
        new   name: "b"
            )
        """
    )
  }

  @Test func `fields that are the same are closed`() {
    let blob = User(id: 1, name: "Blob")
    #expect(
      diff(
        Team(lead: blob, deputy: User(id: 2, name: "Blob Jr.")),
        Team(lead: blob, deputy: User(id: 2, name: "Blob Sr."))
      ) == """
          Team(
            lead: User(…),
            deputy: User(
              id: 2,
        -     name: "Blob Jr."
        +     name: "Blob Sr."
            )
          )
        """
    )
  }

  @Test func `a value of another type is a replacement`() {
    #expect(
      diff((1, (2, 3)) as Any, "Blob") == """
        - (
        -   1,
        -   (
        -     2,
        -     3
        -   )
        - )
        + "Blob"
        """
    )
  }

  @Test func `payloads are compared if the case is the same`() {
    #expect(diff(Route.home, .page(1)) == "- Route.home\n+ Route.page(1)")
    #expect(diff(Route.page(1), .page(2)) == "- Route.page(1)\n+ Route.page(2)")
    #expect(
      diff(Route.move(1, by: 2), .move(1, by: 3)) == """
          Route.move(
            1,
        -   by: 2
        +   by: 3
          )
        """
    )
    #expect(
      diff(Route.then(.move(1, by: 2)), .then(.move(1, by: 3))) == """
          Route.then(
            .move(
              1,
        -     by: 2
        +     by: 3
            )
          )
        """
    )
  }

  @Test func `objects are compared field by field, and one replaces the other`() {
    #expect(diff(Account(id: 1, name: "Blob"), Account(id: 1, name: "Blob")) == nil)
    #expect(
      diff(Account(id: 1, name: "Blob"), Account(id: 1, name: "Blob Jr.")) == """
        - Account(
        -   id: 1,
        -   name: "Blob"
        - )
        + #1 Account(
        +   id: 1,
        +   name: "Blob Jr."
        + )
        """
    )
  }
}
