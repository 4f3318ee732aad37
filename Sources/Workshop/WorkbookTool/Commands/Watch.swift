import Course
import Stage
import Usage

extension CommandWord {
  static let watch = CommandWord(
    "watch",
    operands: "[EXERCISE]",
    count: 0...1,
    promise: "What is not true yet, now and after each save.",
    details: """
      Without an EXERCISE, it takes the next one. A file that is saved as it was
      is not judged again. It follows the exercise's file, its tests, and what its
      chapter shares; you may replace, rename or delete them. After a pass it says
      what is next, and stays where it is until you press n.

      Through a pipe it writes plain lines, and ends with Ctrl-C or when it is asked
      to terminate. Either way it then ends with 130.
      """
  ) { typed, context in
    let course = try context.course()
    let exercise = try typed.exercise(of: course)
    return await context.watch(exercise, in: course)
  }
}

extension CommandContext {
  @MainActor
  func watch(_ exercise: Exercise, in course: Course) async -> ExitCode {
    let model = WatchModel(exercise, in: course)
    let keepsBackticks = terminal.colors == .none
    let scene = Scene("watch", model) { model, _ in
      WatchScreen(model: model, keepsBackticks: keepsBackticks)
    } line: {
      $0.announcement
    } press: {
      $0.press($1)
    } run: {
      await $0.appeared()
    }
    let arrangement = Arrangement(hasKeyRow: false) {
      LongText(.lines(model.farewell))
    }
    let code = await perform(scene, arrangement)
    // The person has ended the watch, and the build ends with it: nothing of it may be left.
    await model.check.endAndWait()
    return code
  }
}
