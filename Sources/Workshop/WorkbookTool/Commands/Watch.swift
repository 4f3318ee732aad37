import Course
import Dependencies
import Foundation
import Stage
import Toolchain
import Usage

extension Command {
  static let watch = Command(
    name: "watch",
    operands: "[EXERCISE]",
    summary: "What is not true yet, now and after each save.",
    details: """
      Without an EXERCISE, it takes the next one. A file that is saved as it was
      is not judged again. It follows the exercises of the chapter and their tests;
      you may replace, rename or delete them. Ctrl-C ends it.
      """
  ) { typed, context in
    let course = try context.course()
    await context.watch(try typed.exercise(of: course), in: course)
    return .interrupted
  }
}

extension CommandContext {
  /// The interval between two reads of the files. Each system has its own notifications of changes,
  /// and none of them notifies of everything.
  static let watchInterval = Duration.milliseconds(250)

  /// Judges an exercise at once and after each save, until its task is cancelled.
  @MainActor
  func watch(_ exercise: Exercise, in course: Course) async {
    @Dependency(\.continuousClock) var clock
    say("Watching \(exercise.label) \(exercise.name): \(exercise.location). Ctrl-C ends it.\n")
    var files = exercise.watchedFiles
    while !Task.isCancelled {
      let judging = Task { await report(on: exercise, in: course) }
      var saved: [String] = []
      while saved.isEmpty, (try? await clock.sleep(for: Self.watchInterval)) != nil {
        let now = exercise.watchedFiles
        saved = Set(now.keys).union(files.keys).filter { now[$0] != files[$0] }.sorted()
        files = now
      }
      judging.cancel()
      await judging.value
      if !saved.isEmpty {
        terminal.say(StyledLine("Saved: \(saved.joined(separator: ", ")).", .bold))
      }
    }
  }

  @MainActor
  private func report(on exercise: Exercise, in course: Course) async {
    do {
      guard let judgement = try await judge([exercise]).first, !Task.isCancelled else {
        return
      }
      report([judgement], in: course, isWatching: true)
      if judgement.isSolved {
        say("\n\(exercise.name) is still watched: save it to check it again. Ctrl-C ends it.")
      }
    } catch {
      if !Task.isCancelled { sayOnStandardError(error.sentence) }
    }
  }
}

extension Exercise {
  /// The files that decide about it, by their names: those of its chapter's exercises, and their
  /// tests. It may share some of them.
  fileprivate var watchedFiles: [String: Data] {
    var files: [String: Data] = [:]
    for path in [path, testsPath] {
      let folder = root.appending(path: path).deletingLastPathComponent()
      for name in folder.names(in: "") where name.hasSuffix(".swift") {
        files[name] = try? Data(contentsOf: folder.appending(path: name))
      }
    }
    return files
  }
}
