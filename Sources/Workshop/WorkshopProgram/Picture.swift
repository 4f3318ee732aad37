import Course
import Foundation
import Room
import Usage
import WorkbookTool

extension Command {
  static let picture = Command(
    "picture",
    operands: "[CHAPTER]",
    operandCount: 0...1,
    summary: "The picture of a demo that its lesson shows.",
    details: """
      It runs the demo's comparison for real, on a terminal of its own, and writes
      what is seen there to Chapters/NN-Name/Picture.svg, moment by moment. Without a
      CHAPTER, it does so for each demo that is built. If the demo draws something
      else later, a test fails: swift test --filter Texts
      """
  ) { typed, context in
    let course = try context.course()
    let named = try typed.words.map { try course.chapter($0) }
    for chapter in named.isEmpty ? course.chapters : named {
      // All programs are built into the folder of this one.
      let program = URL(filePath: chapter.name, relativeTo: Bundle.main.executableURL)
        .path(percentEncoded: false)
      guard FileManager.default.isExecutableFile(atPath: program) else {
        if named.isEmpty { continue }
        throw CommandFailure(
          "The demo of \(chapter.name) is not built. Type: swift build --product \(chapter.name)",
          .unavailable
        )
      }
      // As on a machine on which nothing of the workbook has run, and with nothing of the person's.
      let home = FileManager.default.temporaryDirectory.appending(path: "picture-\(UUID())")
      try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: home) }
      let variables = """
        WORKBOOK_STATE="$HOME/state" GPSD_HOST=simulator WORKBOOK_SOUND=bundled \
        WORKBOOK_DICTATION=bundled
        """
      let recording = try await Recording(
        of: "export HOME='\(home.path(percentEncoded: false))'; \(variables) '\(program)' compare",
        runs: chapter.picturedRuns,
        in: course.root.path(percentEncoded: false)
      )
      let title = "swift run \(chapter.name) compare"
      let picture = AnimatedPicture(recording, title: title, mark: chapter.pictureMark)
      try course.root.write(picture.svg, to: chapter.picturePath)
      context.say("\(chapter.picturePath): \(picture.svg.utf8.count / 1024) kB")
    }
    return .success
  }
}
