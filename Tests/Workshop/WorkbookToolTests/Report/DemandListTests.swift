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
      """
    )
  }

  @Test(
    arguments: [
      // Values are in one line where that has room. Without a sentence, it is said of what.
      ([.cold, .often("It whistles too often.")], "too often.\n         expected   0, got 3\n\n"),
      ([.cold, .often("")], "looked at  kettle.whistles\n         expected   0, got 3\n\n"),
      (
        [.cold, .stops(.failed("It hears another list.", .longList))],
        """
        hears another list.
                 expected   ["one", "seventeen", "eighteen", "nineteen"]
                 got        ["one", "seventeen", "nineteen", "twenty"]

        """
      ),
      ([.cold, .stops(.failed("It is on.", "(kettle.isOff → false) == (off → true)"))], "on.\n\n"),
      // What was said above is not said again.
      ([.cold, .alsoCold], "  ✘ 2  It stops.\n         As under 1.\n"),
      // Its test did not run, or stopped where another one had.
      ([.cold], "  · 2  It stops.  (not looked at yet)\n"),
      ([.boils(.unasking), .stops(.unasking)], "  · 2  It stops.  (not looked at yet)\n"),
      ([.boils(.unasking), .stops(.unasking)], "\n0 of 2 demands hold.\n"),
      (
        [.boils(.coldWater(3), .unasking), .stops(.coldWater(3), .unasking)],
        "  · 2  It stops.  (not looked at yet)\n         As under 1.\n\n"
      ),
      // Where there is a sentence, the words of the framework are left out.
      ([.boils(.failed("It is only warm.", .warm))], "only warm.\n         test       Exercises/"),
      (
        [.boils(.failed("", .warm))],
        "  ✘ 1  It `boils`.\n         says       (kettle.degrees → 40) > 99\n"
      ),
      // A dependency that is not overridden is the cause, however long its report is.
      (
        [.boils(.coldWater(3), .notOverridden)],
        "  ✘ 1  It `boils`.\n         @Dependency(\\.water) is not overridden in a test.\n"
      ),
      // What the code of the exercise reports is at its line.
      (
        [.boils(.unasking)],
        """
          ✘ 1  It `boils`.
                 Unimplemented: Kettle.boil
                 It was called with (3, [9]). Override it, or not.
                 at         Exercises/01-Kettle/Boil.swift:3
          · 2
        """
      ),
    ] as [([TestOutcome], String)]
  )
  func `below a demand stands what its test has found`(tests: [TestOutcome], part: String) async {
    let answer = await workbook.run("check Boil") { $0[Judge.self] = .saying(.unsolved, tests) }
    #expect("\(answer.output)\n".contains(part), "\(answer.output)")
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
    #expect(all.output.contains("\nAll demands hold, and not yet at the edges.\n"))
  }

  @Test func `the first failure is shown in full, and of its values where they differ`() async {
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
                   [
                 −   18
                 +   19
                   ]
               (First: −, Second: +)
               looked at  kettle.heard
               expected   … "eighteen", "nineteen", "twenty"]
               got        … "nineteen", "twenty", "twenty-one", "twenty-two", "twenty-thr…
               test       Exercises/01-Kettle/Tests/BoilTests.swift:3
      """
    )
  }

  private nonisolated static let teas = #""Oolong", "Assam", "Sencha""#

  @Test(arguments: [
    ("(entries → [Diary.Entry(id: 1)]) == []", "[]", "[Entry(id: 1)]"),
    ("(beats.filter { $0 >= 3 } → [3]) == ([3_0] → [30])", "[30]", "[3]"),
    (
      "(statuses → [World.Status.denied, World.Status.restricted]) == ([\n  .denied,\n] → [.denied])",
      "[.denied]", "[.denied, .restricted]"
    ),
    // Long ones that differ near their beginning are shown from there.
    (
      "(teas → [\(teas), \(teas), \(teas)]) == [\(teas)]", "[\(teas)]",
      "[\(teas), \(teas), \"Ool…"
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

extension TestOutcome {
  fileprivate static func often(_ sentence: String) -> TestOutcome {
    stops(.failed(sentence, "(kettle.whistles → 3) == 0"))
  }
}

extension String {
  fileprivate static let warm = "(kettle.degrees → 40) > 99"
  fileprivate static let longList = """
    (kettle.heard → ["one", "seventeen", "nineteen", "twenty"]) == ["one", "seventeen", \
    "eighteen", "nineteen"]
    """
}
