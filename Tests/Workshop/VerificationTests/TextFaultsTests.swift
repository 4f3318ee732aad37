import Clocks
import Course
import Dependencies
import DependenciesTestSupport
import PlantedCourses
import Testing

@testable import Verification

@Suite struct TextFaults {
  @Test func `a course in which all is well has none`() throws {
    #expect(Self.found(in: try Teapot.course()).map(\.fault) == [])
  }

  @Test func `a page without a demo and without exercises has nothing else to write`() throws {
    let course = try Teapot.course()
    let pages = course.files.chapters.filter { !$0.hasDemo }
    #expect(pages.map(\.folder) == ["00-Opening"])
    #expect(pages.flatMap(\.texts) == ["Chapters/00-Opening/README.md"])
  }

  @Test(.dependency(\.continuousClock, TestClock()))
  func `a page with exercises and without a demo has the texts of both`() async throws {
    let course = try Teapot.course()
    try course.remove("Chapters/01-Teapot/Sources")
    try course.replace(
      "let tea = UncontrolledTea(.shared)",
      with: "let full = 1",
      in: PlantedText.lesson
    )
    try course.replace("```diff", with: "```", in: PlantedText.lesson)
    #expect(Self.found(in: course).map(\.fault) == [])
    let alone = Verification(at: course.root, parts: [.texts], folder: "01-Teapot") { _ in }
    #expect(await alone.report().faults == [])
  }

  @Test func `a third hint may lead to a second answer`() throws {
    let course = try Teapot.course()
    try course.replace(
      "let full = 1",
      with: "  let half = 1\n\n  let whole = 2",
      in: PlantedText.hints
    )
    try course.replace(
      "+let slow = true",
      with: "+let whole = 2\n+let half = 1",
      in: "\(PlantedText.solutions)/SecondAnswers/Fill.md"
    )
    #expect(Self.found(in: course).map(\.fault) == [])
  }

  @Test func `a chapter without a page for its instructor is told`() throws {
    let course = try Teapot.course()
    try course.remove(PlantedText.stage)
    let sentences = Self.found(in: course).map(\.fault.description)
    let missing = "\(PlantedText.stage): The instructor's page is missing or empty: write it."
    #expect(sentences.contains(missing), "\(sentences)")
  }

  @Test(arguments: PlantedText.all)
  func `each is found, and said in a sentence with its place`(planted: PlantedText) throws {
    let faults = try found(after: planted).map(\.fault)
    #expect(
      (planted.leadsToMore ? Array(faults.prefix(planted.faults.count)) : faults) == planted.faults
    )
  }

  /// A check that finds nothing in any of the planted faults would never find anything.
  @Test func `every check finds one of them`() throws {
    var silent = Set(
      TextCheck.everyOne.map(\.description)
        + CourseCheck.all.map(\.description)
    )
    for planted in PlantedText.all {
      for (check, _) in try found(after: planted) { silent.remove(check) }
    }
    #expect(silent == [])
  }

  private func found(after planted: PlantedText) throws -> [Found] {
    try #require(Self.found[planted.testDescription]).get()
  }

  private typealias Found = (check: String, fault: String)

  /// What is found after each planting. Both tests read it, and it is most of their work.
  private static let found: [String: Result<[Found], any Error>] = {
    var found: [String: Result<[Found], any Error>] = [:]
    for planted in PlantedText.all {
      found[planted.testDescription] = Result {
        let course = try Teapot.course()
        try planted.plant(course)
        return Self.found(in: course)
      }
    }
    return found
  }()

  private static func found(in course: PlantedCourse) -> [Found] {
    let files = course.files
    let ofTheCourse = CourseCheck.all.flatMap { check in
      check.faults(in: files).map { (check.description, $0.description) }
    }
    return ofTheCourse
      + files.chapters.flatMap { chapter in
        TextCheck.everyOne.flatMap { check in
          check.faults(in: chapter).map { (check.description, $0.description) }
        }
      }
  }
}
