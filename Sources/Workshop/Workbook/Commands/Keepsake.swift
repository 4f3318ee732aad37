import Attendee
import Course
import Foundation
import OperatingSystem
import Stage
import Usage

extension CommandWord {
  static let keepsake = CommandWord(
    "keepsake",
    operands: "[FILE]",
    count: 0...1,
    promise: "A page to print: what you have solved, and how.",
    options: [
      Option("--name", "NAME", promise: "Whose it is, if not the name with which you joined."),
      Option("--quiet", promise: "Do not open the browser."),
    ],
    details: """
      It has the chapters in which you have solved something: what the lesson says at
      its end, and for each exercise the lines that you changed. It is made here and
      sent nowhere.

      Without a FILE it is .workbook/keepsake.html. A file that is no such page stays
      as it is.
      """
  ) { typed, context in
    let course = try context.course()
    let page = KeepsakePage(
      of: course,
      progress: CourseProgress(of: course),
      name: typed.values["--name"] ?? Membership(in: course.root)?.message.name,
      date: Date.now.formatted(.iso8601.year().month().day())
    )
    guard page.count > 0 else {
      throw CommandFailure(
        """
        No exercise is known to be solved here. To look at all of them: swift run workbook check \
        all
        """,
        .notYet
      )
    }
    let file =
      typed.words.first.map { WrittenFile($0, in: context.folder) }
      ?? WrittenFile(".workbook/keepsake.html", in: course.root)
    _ = try file.text(of: "keepsake", from: KeepsakePage.head)
    try file.write(page.html)
    context.say("\(file.path)\n\(counted(page.count, "exercise")). To have it on paper, print it.")
    if !typed.has("--quiet"), context.terminal.hasKeys {
      _ = Desktop.open(URL(filePath: file.path).absoluteString)
    }
    return .success
  }
}
