import CustomDump
import Dependencies
import PlantedCourses
import Testing

@testable import Toolchain
@testable import WorkbookTool

/// The output of `check` for each demand.
@MainActor
@Suite struct DemandLists {
  let workbook = try! PlantedCourse.small()

  @Test func `below the first demand that does not hold, each other one says one thing`() async {
    let answer = await workbook.check("check Boil", .unsolved, .cold, .stillOn, .overflowing)
    expectNoDifference(
      answer.output.between("  ✘ 2", and: "Next:"),
      """
        ✘ 2  It stops.
               It is still on.

        At the edges:
        ✘    it holds what it is made for
               A kettle of 3 litres runs over.

         edit       Exercises/01-Kettle/Boil.swift:2

      0 of 2 demands hold.
      check --all shows all that is not true.
      """
    )
  }

  @Test func `with --all, everything is said, and a place once`() async {
    let answer = await workbook.check("check Boil --all", .unsolved, .cold, .stillOn, .overflowing)
    expectNoDifference(
      answer.output.between("  ✘ 2", and: "Next:"),
      """
        ✘ 2  It stops.

               It is still on.
               test       Exercises/01-Kettle/Tests/BoilTests.swift:7

        At the edges:
        ✘    it holds what it is made for

               A kettle of 3 litres runs over.
               test       Exercises/01-Kettle/Tests/BoilEdges.swift:3

               A kettle of 4, 5 litres runs over.

         edit       Exercises/01-Kettle/Boil.swift:2

      0 of 2 demands hold.
      """
    )
  }

  @Test func `each failure is shown with its values, in one line where that has room`() async {
    let whistles = "(kettle.whistles → 3) == 0"
    let often = TestOutcome.stops(.failed("It whistles too often.", whistles))
    let answer = await workbook.check("check Boil", .unsolved, .cold, often)
    let shown = "It whistles too often.\n         expected   0, got 3\n\n"
    #expect(answer.output.contains(shown))
    // It shows where the second one was found.
    #expect(answer.output.contains("check --all shows all"))
    let bare = await workbook.check("check Boil", .unsolved, .cold, .stops(.failed("", whistles)))
    let subject = "It stops.\n         looked at  kettle.whistles\n         expected   0, got 3\n\n"
    #expect(bare.output.contains(subject))
    let list = """
      (kettle.heard → ["one", "seventeen", "nineteen", "twenty"]) == ["one", "seventeen", \
      "eighteen", "nineteen"]
      """
    let hears = TestOutcome.stops(.failed("The kettle hears another list.", list))
    let long = await workbook.check("check Boil", .unsolved, .cold, hears)
    let shownInTwo = """
      hears another list.
               expected   ["one", "seventeen", "eighteen", "nineteen"]
               got        ["one", "seventeen", "nineteen", "twenty"]

      """
    #expect(long.output.contains(shownInTwo))
  }

  @Test func `what was said above is not said again`() async {
    let answer = await workbook.check("check Boil", .unsolved, .cold, .alsoCold)
    #expect(answer.output.contains("  ✘ 2  It stops.\n         As under 1.\n"))
  }

  @Test func `what did not run, or stopped where another test had, is not looked at yet`() async {
    let none = await workbook.check("check Boil", .unsolved, .cold)
    #expect(none.output.contains("  · 2  It stops.  (not looked at yet)\n"))
    let same = await workbook.check("check Boil", .unsolved, .boils(.unasking), .stops(.unasking))
    #expect(same.output.contains("  · 2  It stops.  (not looked at yet)\n"))
    #expect(same.output.contains("\n0 of 2 demands hold.\n"))
    let two = await workbook.check(
      "check Boil",
      .unsolved,
      .boils(.coldWater(3), .unasking),
      .stops(.coldWater(3), .unasking)
    )
    let line = "  · 2  It stops.  (not looked at yet)\n         As under 1.\n\n"
    #expect(two.output.contains(line))
  }

  @Test func `where there is a sentence, the words of the framework are left out`() async {
    let is40 = "(kettle.degrees → 40) > 99"
    let warm = await workbook.check(
      "check Boil",
      .unsolved,
      .boils(.failed("The water is only warm.", is40))
    )
    #expect(warm.output.contains("The water is only warm.\n         test       Exercises/"))
    let speechless = await workbook.check("check Boil", .unsolved, .boils(.failed("", is40)))
    let says = "  ✘ 1  It `boils`.\n         says       (kettle.degrees → 40) > 99\n"
    #expect(speechless.output.contains(says))
  }

  @Test func `what passes before anything was written does not hold yet`() async throws {
    let before = await workbook.check("check Boil", .unsolved, .cold, .passed("it stops"))
    let line = "  · 2  It stops.  (true so far; it counts once you have begun)\n"
    #expect(before.output.contains(line))
    #expect(before.output.contains("\n0 of 2 demands hold.\n"))
    try workbook.write("Exercises/01-Kettle/Boil.swift", "let mine = 1\n")
    let after = await workbook.check("check Boil", .unsolved, .cold, .passed("it stops"))
    #expect(after.output.contains("  ✔ 2  It stops.\n"))
    #expect(after.output.contains("\n1 of 2 demands holds.\n"))
    let passed: [TestOutcome] = [.passed("it boils"), .passed("it stops")]
    let all = await workbook.run("check Boil") {
      $0[Judge.self] = .saying(.unsolved, passed + [.overflowing])
    }
    #expect(all.output.contains("  ✔ 2  It stops.\n\n  At the edges:\n  ✘    it holds what"))
    #expect(all.output.contains("\nAll 2 demands hold, and not yet at the edges.\n"))
  }

  @Test func `what the code of the exercise reports is at its line`() async {
    let answer = await workbook.check("check Boil", .unsolved, .boils(.unasking))
    expectNoDifference(
      answer.output.between("  ✘ 1", and: "  · 2"),
      """
        ✘ 1  It `boils`.
               Unimplemented: Kettle.boil
               It was called with (3, [9]).
               at         Exercises/01-Kettle/Boil.swift:3
      """
    )
  }

  @Test func `of long texts the beginning is shown, and of values where they differ`() async {
    let dump = "    [\n  −   18\n  +   19\n    ]\n\n(First: −, Second: +)"
    let list = """
      (kettle.heard → ["one", "two", "three", "four", "nineteen", "twenty", "twenty-one", \
      "twenty-two", "twenty-three", "twenty-four"]) == ["one", "two", "three", "four", "eighteen", \
      "nineteen", "twenty"]
      """
    let hears = TestOutcome.boils(.failed("The kettle hears another list.\n\n\(dump)", list))
    let answer = await workbook.check("check Boil", .unsolved, hears)
    expectNoDifference(
      answer.output.between("  ✘ 1", and: "  · 2"),
      """
        ✘ 1  It `boils`.
               The kettle hears another list.
                 −   18
                 +   19
               looked at  kettle.heard
               expected   … "eighteen", "nineteen", "twenty"]
               got        … "nineteen", "twenty", "twenty-one", "twenty-two", "twenty-three…
               test       Exercises/01-Kettle/Tests/BoilTests.swift:3
      """
    )
  }

  @Test func `values that differ near their beginning are shown from there`() {
    let teas = (1...20).map { "\"Tea \($0)\"" }.joined(separator: ", ")
    let expectation = Expectation("Expectation failed: (log.events → [\(teas)]) == [\"Tea 1\"]")
    #expect(expectation?.firstDifference.expected == "[\"Tea 1\"]")
    #expect(expectation?.firstDifference.got.hasPrefix("[\"Tea 1\", \"Tea 2\"") == true)
  }

  @Test(arguments: [
    ("(entries → [Diary.Entry(id: 1)]) == []", "[]", "[Entry(id: 1)]"),
    ("(beats.filter { $0 >= 3 } → [3]) == ([3_0] → [30])", "[30]", "[3]"),
    (
      "(statuses → [World.Status.denied, World.Status.restricted]) == ([\n  .denied,\n] → [.denied])",
      "[.denied]", "[.denied, .restricted]"
    ),
  ])
  func `values are written as a person writes them`(
    sentence: String,
    expected: String,
    got: String
  ) {
    let expectation = Expectation("Expectation failed: \(sentence)")
    #expect(expectation?.expected == expected)
    #expect(expectation?.got == got)
  }
}
