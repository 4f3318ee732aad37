import CustomDump
import PlantedCourses
import Testing

@testable import Toolchain
@testable import WorkbookTool

@MainActor
@Suite struct JSONReports {
  let workbook = try! PlantedCourse.small()

  @Test func `a program gets the same as JSON`() async {
    let answer = await workbook.check("check Boil --json", .unsolved, .overflowing)
    expectNoDifference(
      answer.said,
      """
      {
        "exercises" : [
          {
            "demands" : [
              {
                "number" : 1,
                "state" : "notLookedAt",
                "text" : "It `boils`."
              },
              {
                "number" : 2,
                "state" : "notLookedAt",
                "text" : "It stops."
              },
              {
                "state" : "fails",
                "text" : "it holds what it is made for"
              }
            ],
            "exercise" : "01-Kettle/Boil",
            "file" : "Exercises/01-Kettle/Boil.swift",
            "tests" : [
              {
                "end" : "failed",
                "file" : "Exercises/01-Kettle/Tests/BoilEdges.swift",
                "issues" : [
                  {
                    "comment" : "A kettle of 3 litres runs over.",
                    "file" : "Exercises/01-Kettle/Tests/BoilEdges.swift",
                    "line" : 3,
                    "text" : "Expectation failed: an error was expected but none was thrown"
                  },
                  {
                    "comment" : "A kettle of 4, 5 litres runs over.",
                    "file" : "Exercises/01-Kettle/Tests/BoilEdges.swift",
                    "line" : 3,
                    "text" : "Expectation failed: an error was expected but none was thrown"
                  }
                ],
                "line" : 2,
                "name" : "it holds what it is made for"
              }
            ],
            "verdict" : "unsolved"
          }
        ],
        "next" : "01-Kettle/Boil"
      }
      """
    )
  }
}
