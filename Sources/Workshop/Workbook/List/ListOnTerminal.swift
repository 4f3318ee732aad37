import Course
import Dependencies
import Dispatch
import Foundation
import Stage

extension CommandContext {
  /// The list, until the person quits.
  @MainActor
  func showList(of course: Course) async -> ExitCode {
    let intermission = Intermission()
    let model = withDependencies {
      $0[OtherPrograms.self] = otherPrograms(in: course, intermission)
    } operation: {
      ListModel(course)
    }
    let keepsBackticks = terminal.colors == .none
    let scene = Scene("list", model) { model, _ in
      ListScreen(model: model, keepsBackticks: keepsBackticks)
    } press: {
      $0.press($1)
    } run: {
      await $0.appeared()
    }
    let arrangement = Arrangement(
      hasKeyRow: false,
      offersInterrupt: true,
      intermission: intermission
    ) {
      LongText(.lines(model.farewell))
    }
    let code = await perform(scene, arrangement)
    await model.disappeared()
    return code
  }

  /// Other programs get the terminal in an intermission.
  @MainActor
  func otherPrograms(in course: Course, _ intermission: Intermission) -> OtherPrograms {
    OtherPrograms { [self] exercise in
      await complaint(during: intermission) {
        guard let editor = EditorCommand(environment: environment) else {
          throw CommandFailure(
            "\(EditorCommand.advice). The place is \(exercise.place).",
            .unavailable
          )
        }
        return { try editor.open(exercise.file.path(percentEncoded: false), line: exercise.line) }
      }
    } demo: { [self] chapter, words in
      await complaint(during: intermission) {
        { [self] in
          _ = try runDemo(of: chapter, words, in: course)
          terminal.say("\nBack to the list: press enter.")
          terminal.awaitLine()
        }
      }
    }
  }

  /// What goes wrong is one sentence in the list.
  @MainActor
  private func complaint(
    during intermission: Intermission,
    _ prepare: () throws -> @Sendable () throws -> Void
  ) async -> String? {
    let sentence = LockIsolated<String?>(nil)
    do {
      let work = try prepare()
      await intermission {
        // The program may take an hour, and what is saved in it meanwhile is judged.
        await withUnsafeContinuation { continuation in
          DispatchQueue.global().async {
            do { try work() } catch { sentence.setValue(error.sentence) }
            continuation.resume()
          }
        }
      }
    } catch {
      return error.sentence
    }
    return sentence.value
  }
}

extension LongText: View {
  func draw(in size: Extent) -> Canvas { picture(columns: size.columns).draw(in: size) }
}
