import Course
import Foundation
import TestTools
import Testing

/// The routes on the page for the person who teaches.
extension Texts {
  static let teaching = "Chapters/Teaching.md"

  @Test(arguments: ["Half a day", "A day", "Two days"])
  func `the minutes of a route are those of its chapters and exercises`(route: String) throws {
    let page = try Document(path: Self.teaching, in: repository)
    let section = try #require(page.sections(level: 2).first { $0.heading.hasPrefix("\(route): ") })
    let whole = section.heading.firstMatch(of: /(\d+) minutes/).flatMap { Int($0.1) }
    let rows = section.text.textLines.compactMap { $0.wholeMatch(of: /\| (.+) \|(.*)\| (\d+) \|/) }
      .map { (what: String($0.1), part: $0.2.filter { $0 != " " }, minutes: Int($0.3) ?? 0) }
    #expect(rows.map(\.minutes).reduce(0, +) == whole)
    #expect(rows.contains { $0.what == "break" })
    for row in rows {
      let folder = row.what.replacing(" ", with: "-")
      if let chapter = Self.chapters.first(where: { $0.folder == folder }) {
        #expect(try minutes(of: row.part, in: chapter) == row.minutes, "\(row.what)")
      } else if row.what.hasPrefix("exercise ") {
        let exercise = Self.exercises.first { row.what == "exercise \($0.name)" }
        // Five more are for its beginning, for help and for its answer.
        #expect(exercise?.minutes == row.minutes - 5, "\(row.what)")
      } else {
        #expect(row.part.isEmpty && !row.what.contains(/^\d/), "\(row.what)")
      }
    }
    guard route == "Half a day" else { return }
    #expect(rows.first { $0.what.contains(/^\d/) }?.what == "01 Countdown")
    #expect(rows.last?.what == "10 Standups")
  }

  /// All rows of a chapter's page, or some: `6`, `1to7`.
  private func minutes(of part: String, in chapter: CourseChapter) throws -> Int? {
    guard part != "all" else { return chapter.minutes }
    let numbers = part.split(separator: "to").compactMap { Int($0) }
    let range = try #require(numbers.first)...(try #require(numbers.last))
    let rows = SpeakerNotes(chapter.notes ?? "").rows
    guard range.lowerBound > 0, range.upperBound <= rows.count else { return nil }
    return rows[(range.lowerBound - 1)...(range.upperBound - 1)].map(\.minutes).reduce(0, +)
  }
}
