import CustomDump
import DependenciesTestSupport
import PlantedCourses
import Testing

@testable import Toolchain
@testable import Workbook

/// What `check` says of each demand.
@MainActor
@Suite struct DemandLists {
  let workbook = try! PlantedCourse.small()

  @Test func `several do not hold: each says one thing, and the first one what was expected`() async
  {
    let answer = await workbook.check("check Boil", .unsolved, .cold, .coldAgain, .overflowing)
    expectNoDifference(
      answer.said.between("  ✘ 1", and: "Next:"),
      """
        ✘ 1  It `boils`.
               Three minutes have passed, and the water is cold.
               looked at  kettle.degrees
               expected   100
               got        20
               found      2 times
               test       Exercises/01-Kettle/Tests/BoilTests.swift:4
        ✘ 2  It stops.
               It is still on.

         edit       Exercises/01-Kettle/Boil.swift:2

      0 of 2 demands hold.
      --all tells all that is not true.
      """
    )
  }

  @Test func `with --all, everything is told, and what differs by its argument alone once`() async {
    let answer = await workbook.check("check Boil --all", .unsolved, .coldAgain, .overflowing)
    expectNoDifference(
      answer.said.between("  ✘ 2", and: "Next:"),
      """
        ✘ 2  It stops.

               It is still on.
               test       Exercises/01-Kettle/Tests/BoilTests.swift:9

               A kettle of 3 litres runs over.
               with       litres → 3
               says       an error was expected but none was thrown
               found      2 times
               test       Exercises/01-Kettle/Tests/BoilTests.swift:13

         edit       Exercises/01-Kettle/Boil.swift:2

      0 of 2 demands hold.
      """
    )
  }

  @Test func `a sentence that ends in a colon is told with its values`() async {
    let answer = await workbook.check("check Boil", .unsolved, .cold, .whistling)
    let told = "It whistles so often:\n         expected   0\n         got        3\n\n"
    #expect(answer.said.contains(told))
    #expect(answer.said.contains("--all tells all"), "It tells where the second one was found.")
  }

  @Test func `what was told above is not told again`() async {
    let answer = await workbook.check("check Boil", .unsolved, .cold, .alsoCold)
    #expect(answer.said.contains("  ✘ 2  It stops.\n         As under 1.\n"))
  }

  @Test func `what a test may not have come to, and what did not run, does not hold`() async {
    let some = await workbook.check("check Boil", .unsolved, .passed("it boils"), .coldAgain(7))
    #expect(some.said.contains("  · 2  It stops.  (its test failed before it came to this)\n"))
    #expect(some.said.contains("\n0 of 2 demands hold.\n"))
    let none = await workbook.check("check Boil", .unsolved, .cold)
    #expect(none.said.contains("  · 2  It stops.  (its tests did not run)\n"))
  }

  @Test func `a test that belongs to no demand is told by its name`() async throws {
    try workbook.write("Exercises/01-Kettle/Tests/BoilTests.swift", "")
    let answer = await workbook.check("check Boil", .unsolved, .cold)
    #expect(answer.said.contains("  ✘    it boils\n         Three minutes have passed"))
  }

  @Test func `what the code of the exercise reports is at its line`() async {
    let answer = await workbook.check("check Boil", .unsolved, .unasked)
    expectNoDifference(
      answer.said.between("  ✘ 1", and: "  · 2"),
      """
        ✘ 1  It `boils`.
               Unimplemented: Kettle.boil
               It was called with (3, [9]).
               with       fuel → oil
               at         Exercises/01-Kettle/Boil.swift:3
      """
    )
  }

  @Test func `of several exercises, only the first says what is not true`() async {
    let answer = await workbook.check("check Kettle", .unsolved, .cold, .passed("it stops"))
    expectNoDifference(
      answer.said.between("1.2 ", and: "Next:"),
      """
      1.2 Whistle · applied

        ✘ 1  It `boils`.
        ✔ 2  It stops.

      1 of 2 demands holds.
      """
    )
  }

  @Test func `of long texts the beginning is told, and of values where they differ`() async {
    let answer = await workbook.check("check Boil", .unsolved, .talkative)
    expectNoDifference(
      answer.said.between("  ✘ 1", and: "  · 2"),
      """
        ✘ 1  It `boils`.
               The kettle hears another list.
                 −   18
                 +   19
               looked at  kettle.heard
               expected   … "eighteen", "nineteen", "twenty"]
               got        … "nineteen", "twenty", "twenty-one", "twenty-two", "twenty-three…
               test       Exercises/01-Kettle/Tests/BoilTests.swift:4
      """
    )
  }
}
