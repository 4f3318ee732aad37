import Course
import Foundation
import Room
import Usage
import WorkbookTool

extension WorkshopProgram {
  static let picture = Command.picture.running { typed, context in
    let course = try context.course()
    let named = try typed.operands.map { try course.chapter($0) }
    for chapter in named.isEmpty ? course.chapters : named {
      // All programs are built into the folder of this one.
      let program = URL(filePath: chapter.name, relativeTo: Bundle.main.executableURL)
        .path(percentEncoded: false)
      guard FileManager.default.isExecutableFile(atPath: program) else {
        if named.isEmpty { continue }
        throw SentenceError(
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
      let recording = try await DemoRecording(
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
