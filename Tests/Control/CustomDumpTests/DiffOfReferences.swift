import CustomDump
import Testing

@Suite struct DiffOfReferences {
  @Test func `a reference differs from itself as what it stood for`() {
    let rex = Lead(before: Animal(name: "Rex"), after: Animal(name: "Bello"))
    struct Walk { var dog: Lead }
    #expect(diff(rex, rex) == "- #1 #2 Animal(name: \"Rex\")\n+ #1 #3 Animal(name: \"Bello\")")
    let walk = Walk(dog: Lead(before: 1, after: 2))
    #expect(
      diff(walk, walk) == """
          DiffOfReferences.Walk(
        -   dog: #1 1
        +   dog: #1 2
          )
        """
    )
  }

  @Test func `what was shown is not shown again, and another reference is another`() {
    let one = Lead()
    #expect(
      diff([one, one, one], [one, one, Lead()]) == """
          [
            [0]: #1 Collar(
              name: "Rex",
        -     size: 1
        +     size: 2
            ),
            [1]: #1 Collar(↩︎),
        -   [2]: #1 Collar(↩︎)
        +   [2]: #2 Collar(
        +     name: "Rex",
        +     size: 2
        +   )
          ]
        """
    )
  }

  @Test func `a dump has the value of now, and says where one is shared`() {
    struct Pack { var first: Any, second: Any, third: Any }
    let (one, text) = (Lead(), Lead(before: "a", after: "b"))
    #expect(
      String(customDumping: Pack(first: one, second: text, third: one)) == """
        DiffOfReferences.Pack(
          first: #1 Collar(
            name: "Rex",
            size: 2
          ),
          second: #1 "b",
          third: #1 Collar(↩︎)
        )
        """
    )
  }

  @Test func `a reference that stands for itself is told by its fields, with the name that it has`()
  {
    let before = Snapshot(of: one, "Rex")
    before.after = Snapshot(of: one, "Bello")
    before.child = Snapshot(of: two, "Pup")
    before.after?.child = Snapshot(of: two, "Pup")
    #expect(
      diff(before, before.after) == """
          #1 Animal(
        -   name: "Rex",
        +   name: "Bello",
            child: #2 Animal(…)
          )
        """
    )
  }

  @Test func `references of equal fields do not differ`() {
    #expect(diff(Snapshot(of: one, "Rex"), Snapshot(of: one, "Rex")) == nil)
  }

  private let one = Animal(name: "1")
  private let two = Animal(name: "2")
}

private struct Collar: Equatable {
  var name = "Rex"
  var size: Int
}

private final class Lead: _CustomDiffObject, Equatable {
  let _customDiffValues: (Any, Any)

  init(before: Any = Collar(size: 1), after: Any = Collar(size: 2)) {
    _customDiffValues = (before, after)
  }

  static func == (lhs: Lead, rhs: Lead) -> Bool { false }
}

private final class Snapshot: _CustomDiffObject, CustomDumpReflectable {
  let origin: Animal
  let name: String
  var child: Snapshot?
  var after: Snapshot?

  init(of origin: Animal, _ name: String) { (self.origin, self.name) = (origin, name) }

  var _objectIdentifier: ObjectIdentifier { ObjectIdentifier(origin) }
  var _customDiffType: Any.Type? { Animal.self }
  var _customDiffValues: (Any, Any) { (self, after ?? self) }
  var customDumpMirror: Mirror {
    Mirror(self, children: ["name": name, "child": child as Any], displayStyle: .class)
  }
}
