import CustomDump
import Testing

@Suite struct DumpOfCollections {
  @Test func `arrays show the index of each element`() {
    #expect(
      String(customDumping: [[1], []]) == """
        [
          [0]: [
            [0]: 1
          ],
          [1]: []
        ]
        """
    )
  }

  @Test func `slices and other arrays are arrays`() {
    let expected = """
      [
        [0]: 2,
        [1]: 3
      ]
      """
    #expect(String(customDumping: [1, 2, 3][1...]) == expected)
    #expect(String(customDumping: ContiguousArray([2, 3])) == expected)
    #expect(String(customDumping: [2, 3] as [Any]) == expected)
  }

  @Test func `dictionaries are in the order of their keys`() {
    #expect(
      String(customDumping: [10: "ten", 9: "nine", 1: "one"]) == """
        [
          1: "one",
          9: "nine",
          10: "ten"
        ]
        """
    )
  }

  @Test func `keys that do not compare are in the order of their text`() {
    #expect(
      String(customDumping: [1: 1, "b": 2, "a": 3, 2: 4] as [AnyHashable: Int]) == """
        [
          "a": 3,
          "b": 2,
          1: 1,
          2: 4
        ]
        """
    )
  }

  @Test func `sets are in the order of their members`() {
    #expect(
      String(customDumping: Set([10, 9, 1])) == """
        Set([
          1,
          9,
          10
        ])
        """
    )
    #expect(String(customDumping: Set<Int>()) == "Set([])")
  }

  @Test func `what is deeper than the limit is closed`() {
    let team = Team(lead: User(id: 1, name: "Blob"), deputy: User(id: 2, name: "Blob Jr."))
    var dump = ""
    customDump(team, to: &dump, maxDepth: 1)
    customDump([[1]], to: &dump, name: "\nlist", maxDepth: 1)
    customDump(Set([1]), to: &dump, name: "\nset", maxDepth: 0)
    customDump("a\nb", to: &dump, name: "\ntext", maxDepth: 0)
    #expect(
      dump == """
        Team(
          lead: User(…),
          deputy: User(…)
        )
        list: [
          [0]: […]
        ]
        set: Set([…])
        text: "…"
        """
    )
  }

  @Test func `a name and an indentation go before the value`() {
    var dump = ""
    let value = customDump(User(id: 1, name: "Blob"), to: &dump, name: "user", indent: 2)
    #expect(value == User(id: 1, name: "Blob"))
    #expect(
      dump == """
          user: User(
            id: 1,
            name: "Blob"
          )
        """
    )
  }
}
