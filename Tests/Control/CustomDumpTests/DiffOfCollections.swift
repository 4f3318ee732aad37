import CustomDump
import Testing

@Suite struct DiffOfCollections {
  @Test func `equal stretches are folded, single elements are closed`() {
    let numbers = Array(1...1_000)
    var other = numbers
    other[100] = 42
    other[102] = 42
    other.insert(42, at: 300)
    other.remove(at: 700)
    #expect(
      diff(numbers, other) == """
          [
            … (100 unchanged),
        -   [100]: 101,
        +   [100]: 42,
            [101]: 102,
        -   [102]: 103,
        +   [102]: 42,
            … (197 unchanged),
        +   [300]: 42,
            … (399 unchanged),
        -   [699]: 700,
            … (300 unchanged)
          ]
        """
    )
  }

  @Test func `what has no counterpart is removed or inserted`() {
    #expect(
      diff([User(id: 1, name: "a"), User(id: 2, name: "b")], [User(id: 1, name: "a")]) == """
          [
            [0]: User(…),
        -   [1]: User(
        -     id: 2,
        -     name: "b"
        -   )
          ]
        """
    )
    #expect(diff([Int](), [1]) == "  [\n+   [0]: 1\n  ]")
    #expect(diff([1], []) == "  [\n-   [0]: 1\n  ]")
  }

  @Test func `identifiable elements are found by identity`() {
    #expect(
      diff(
        [Track(id: 1, title: "one"), Track(id: 2, title: "two"), Track(id: 3, title: "three")],
        [Track(id: 2, title: "zwei"), Track(id: 3, title: "three"), Track(id: 4, title: "four")]
      ) == """
          [
        -   [0]: Track(
        -     id: 1,
        -     title: "one"
        -   ),
            [0]: Track(
              id: 2,
        -     title: "two"
        +     title: "zwei"
            ),
            [1]: Track(…),
        +   [2]: Track(
        +     id: 4,
        +     title: "four"
        +   )
          ]
        """
    )
  }

  @Test func `another identity in the same place is another element`() {
    #expect(
      diff([Track(id: 1, title: "one")], [Track(id: 2, title: "one")]) == """
          [
        -   [0]: Track(
        -     id: 1,
        -     title: "one"
        -   ),
        +   [0]: Track(
        +     id: 2,
        +     title: "one"
        +   )
          ]
        """
    )
  }

  @Test func `interleaved changes keep their order`() {
    #expect(
      diff([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], [1, 4, 64, 7, 8, 9, 10, 42]) == """
          [
            [0]: 1,
        -   [1]: 2,
        -   [2]: 3,
            [1]: 4,
        -   [4]: 5,
        +   [2]: 64,
        -   [5]: 6,
            … (4 unchanged),
        +   [7]: 42
          ]
        """
    )
  }

  @Test func `elements of any type are compared one by one`() {
    #expect(
      diff([1, "a", nil] as [Any?], [1, "b", nil, 2.5]) == """
          [
            [0]: 1,
        -   [1]: "a",
        +   [1]: "b",
            [2]: nil,
        +   [3]: 2.5
          ]
        """
    )
  }

  @Test func `dictionaries show what differs, by key`() {
    let users = [1: User(id: 1, name: "a"), 2: User(id: 2, name: "b"), 3: User(id: 3, name: "c")]
    var other = users
    other[1]?.name = "z"
    other[2] = nil
    other[10] = User(id: 10, name: "x")
    #expect(
      diff(users, other) == """
          [
            1: User(
              id: 1,
        -     name: "a"
        +     name: "z"
            ),
        -   2: User(
        -     id: 2,
        -     name: "b"
        -   ),
        +   10: User(
        +     id: 10,
        +     name: "x"
        +   ),
            … (1 unchanged)
          ]
        """
    )
  }

  @Test func `a nil value is not a missing one`() {
    #expect(
      diff(["a": Int?.none, "b": 1], ["b": 1]) == """
          [
        -   "a": nil,
            … (1 unchanged)
          ]
        """
    )
  }

  @Test func `sets show what is only on one side`() {
    #expect(
      diff(Set(1...1_000), Set(3...1_000).union([2_000])) == """
          Set([
        -   1,
        -   2,
        +   2000,
            … (998 unchanged)
          ])
        """
    )
  }
}
