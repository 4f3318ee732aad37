import Course
import CustomDump
import Dependencies
import DependenciesTestSupport
import Foundation
import PlantedCourses
import Testing

@testable import Workbook

@MainActor
@Suite struct Schedules {
  let workbook = try! PlantedCourse.small()

  @Test func `without a budget it is the whole course`() async {
    await workbook.expect(
      "schedule",
      said: """
        The whole course: 45 min of work and 0 breaks, 45 min.

           0:00  01 Kettle  the lesson         15 min
           0:15             Boil · guided       5 min
           0:20             Whistle · applied   5 min
           0:25  02 Oven    the lesson         15 min
           0:40             Bake · guided       5 min
           0:45  the end
        """
    )
  }

  @Test func `with a budget it says what is left out`() async {
    await workbook.expect(
      "schedule --budget 30m --start 23:50",
      said: """
        What fits into 30 min: 20 min of work and 0 breaks, 20 min.

          23:50  01 Kettle  the lesson     15 min
          00:05             Boil · guided   5 min
          00:10  the end

        10 min are left for questions.

        Left out:
          the lesson, then Bake · guided  02 Oven, 20 min
          Whistle · applied               01 Kettle, 5 min
        """
    )
  }

  @Test func `a time in which nothing fits is told as that`() async {
    let answer = await workbook.run("schedule --budget 10")
    expectNoDifference(
      answer.said,
      """
      What fits into 10 min: nothing. There is too little time.

      Left out:
        the lesson, then Boil · guided  01 Kettle, 20 min
        the lesson, then Bake · guided  02 Oven, 20 min
        Whistle · applied               01 Kettle, 5 min
      """
    )
  }

  @Test func `a text without minutes is said, and 15 are assumed`() async throws {
    try workbook.write("Exercises/02-Oven/README.md", "## Bake · guided\n\nDo it.\n")
    try workbook.write("Chapters/02-Oven/README.md", "# Oven\n")
    let answer = await workbook.run("schedule")
    expectNoDifference(
      answer.complaints,
      """
      Chapters/02-Oven/README.md does not say how long it takes. 15 minutes are assumed.
      The task of Bake in Exercises/02-Oven/README.md does not say how long it takes. 15 minutes \
      are assumed.
      """
    )
    #expect(answer.said.hasPrefix("The whole course: 55 min of work"))
  }

  @Test func `a class may begin with another chapter`() async {
    await workbook.expect(
      "schedule --from Oven --start 09:00",
      said: """
        The whole course: 20 min of work and 0 breaks, 20 min.

          09:00  02 Oven  the lesson     15 min
          09:15           Bake · guided   5 min
          09:20  the end
        """
    )
  }

  @Test func `a class may have some chapters and not others`() async {
    let alone = await workbook.run("schedule --chapters 2")
    #expect(alone == (await workbook.run("schedule --from Oven")))
    #expect((await workbook.run("schedule --chapters 1,oven")) == (await workbook.run("schedule")))
    let wrong = await workbook.run("schedule --chapters 1,,2")
    #expect(wrong.code == .usage)
    #expect(wrong.said == "")
  }

  @Test(arguments: [("half-day", [210]), ("day", [450]), ("2d", [450, 450])])
  func `days are budgets, too`(text: String, days: [Int]) throws {
    #expect(try TimeBudget(text).days == days)
  }

  @Test(arguments: [
    ("3h", 180), ("3H30M", 210), ("90m", 90), ("1.5h", 90), ("180", 180), ("0.1h", 6), ("1", 1),
  ])
  func `a budget may be written in several ways`(text: String, minutes: Int) throws {
    #expect(try TimeBudget(text).minutes == minutes)
  }
}

@Suite struct Timetables {
  @Test func `a full day is full, with an arrival, a lunch and a debrief`() throws {
    let course = try TimedCourse(chapters: (1...9).map { _ in [25, 0] }, exercise: { 15 })
    let timetable = Timetable(of: course.units, budget: try TimeBudget("day"))
    #expect(timetable.minutes == 450)
    #expect(timetable.parts.reduce(0) { $0 + $1.minutes } == timetable.work)
    #expect(timetable.stretches.allSatisfy { $0 <= 85 })
    #expect(timetable.hasItsPausesAfterExercises)
    #expect(timetable.entries.first == .arrival)
    #expect(timetable.entries.count { $0 == .lunch } == 1)
    let lunch = try #require(timetable.entries.firstIndex(of: .lunch))
    let before = timetable.entries[..<lunch].reduce(0) { $0 + $1.minutes }
    #expect((150...240).contains(before), "Lunch is in the middle, not after \(before) minutes.")
    guard case .debrief(let minutes) = timetable.entries.last else {
      Issue.record("The day ends without a debrief.")
      return
    }
    #expect((10...60).contains(minutes))
    let two = Timetable(of: course.units, budget: try TimeBudget("2d"))
    #expect(two.days.count == 2)
    #expect(two.work > timetable.work)
    #expect(two.days.allSatisfy { $0.reduce(0) { $0 + $1.minutes } <= 450 })
  }

  @Test func `what is left out first is the last chapter's stretch, and last the first lesson`()
    throws
  {
    let course = try TimedCourse(chapters: [[10, 20], [10, 20]])
    expectNoDifference(
      course.units.map { $0.parts.map { "\($0.chapterName) \($0.what)" } },
      [
        ["One the lesson", "One A · guided"], ["Two the lesson", "Two A · guided"],
        ["One B · applied"], ["Two B · applied"], ["One C · stretch"], ["Two C · stretch"],
      ]
    )
    // The last chapter is what the others lead to.
    let three = try TimedCourse(chapters: [[10, 20], [10, 20], [10, 20]]).units
    #expect(three.prefix(3).map { $0.parts[0].chapterNumber } == [1, 3, 2])
  }
}

extension Timetable {
  fileprivate var parts: [TimetablePart] {
    entries.compactMap { if case .part(let part) = $0 { part } else { nil } }
  }

  /// How long the class works between two pauses.
  fileprivate var stretches: [Int] {
    entries.split(omittingEmptySubsequences: false) { !$0.isWork }.map {
      $0.reduce(0) { $0 + $1.minutes }
    }
  }

  fileprivate var hasItsPausesAfterExercises: Bool {
    zip(entries, entries.dropFirst()).allSatisfy { before, pause in
      guard pause == .rest || pause == .lunch else { return true }
      if case .part(let part) = before { return part.exercise != nil }
      return false
    }
  }
}
