import CustomDump
import Testing

@Suite struct DiffOfEqualLooks {
  @Test func `what is unequal but looks the same says so`() {
    #expect(
      diff(Loner(), Loner())
        == """
          // Not equal but no difference detected:
        - Loner(name: "Blob")
        + Loner(name: "Blob")
        """.replacing("(name: \"Blob\")", with: "(…)")
    )
    #expect(
      diff(["a": Loner()], ["a": Loner()]) == """
          [
            // Not equal but no difference detected:
        -   "a": Loner(…)
        +   "a": Loner(…)
          ]
        """
    )
  }

  @Test func `not a number is not equal to itself`() {
    #expect(
      diff(Double.nan, .nan) == """
          // Not equal but no difference detected:
        - nan
        + nan
        """
    )
    #expect(
      diff([0, Double.nan, 2], [0, .nan, 3]) == """
          [
            [0]: 0.0,
            // Not equal but no difference detected:
        -   [1]: nan,
        +   [1]: nan,
        -   [2]: 2.0
        +   [2]: 3.0
          ]
        """
    )
  }

  @Test func `numbers that only their types tell apart say which type they have`() {
    #expect(
      diff([1.5 as Any, 2], [Float(1.5) as Any, 2]) == """
          [
        -   [0]: 1.5 as Double,
        +   [0]: 1.5 as Float,
            [1]: 2
          ]
        """
    )
  }

  @Test func `an equality that sees less than the dump decides`() {
    struct Versioned: Equatable {
      var id: Int
      var version: Int
      static func == (lhs: Self, rhs: Self) -> Bool { lhs.id == rhs.id }
    }
    #expect(diff(Versioned(id: 1, version: 1), Versioned(id: 1, version: 2)) == nil)
    #expect(
      diff(
        [Versioned(id: 1, version: 1), Versioned(id: 2, version: 1)],
        [Versioned(id: 1, version: 2), Versioned(id: 3, version: 1)]
      ) == """
          [
            [0]: DiffOfEqualLooks.Versioned(…),
            [1]: DiffOfEqualLooks.Versioned(
        -     id: 2,
        +     id: 3,
              version: 1
            )
          ]
        """
    )
  }

  @Test func `bytes that differ where nothing shows are no difference`() {
    struct Padded {
      var flag: Bool
      var names: [String]
      var action: @Sendable () -> Void
    }
    let names = ["a name that is too long to be stored in place"]
    let copy = names.map { $0 + "" } + []
    let count = names.count
    #expect(
      diff(
        Padded(flag: true, names: names, action: {}),
        Padded(flag: true, names: copy, action: { print(count) })
      ) == nil
    )
  }
}
