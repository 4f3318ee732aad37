import Course
import Dependencies
import Observation
import Stage
import Toolchain

/// One exercise, judged after each save, until the person goes on to another one.
@MainActor @Observable
final class WatchModel {
  /// How long it has to be quiet after a save: an editor may touch a file several times for one.
  static let quiet = Duration.milliseconds(50)

  let course: Course
  private(set) var exercise: Exercise
  /// The last verdict there was.
  private(set) var judgement: Judgement?
  /// Whether the last verdict is about what the files hold now.
  private(set) var isCurrent = false
  private(set) var gonePath: String?
  /// What was saved, and what has changed since the verdict before.
  private(set) var news = ""
  private(set) var next: Exercise?
  /// Why something could not be done, in one sentence.
  private(set) var trouble: String?
  private(set) var hint: HintShown?
  /// Whether every failure is shown in full, and not the first one only.
  private(set) var showsAllFailures = false
  /// What is printed where nothing is drawn.
  private(set) var announcement: String?
  let check: CheckModel
  let scroll = Scroll()

  @ObservationIgnored private var files: ExerciseFiles
  @ObservationIgnored private var contents: ExerciseFiles.Contents?
  @ObservationIgnored private var judging: Task<Void, Never>?
  @ObservationIgnored private var following: Task<Void, Never>?
  @ObservationIgnored @Dependency(\.continuousClock) private var clock
  @ObservationIgnored @Dependency(FileChanges.self) private var fileChanges

  init(_ exercise: Exercise, in course: Course) {
    self.exercise = exercise
    self.course = course
    files = ExerciseFiles(exercise, in: course)
    check = CheckModel()
  }

  /// Judges once, and then after each save. When it is cancelled, nothing runs any more.
  func appeared() async {
    repeat {
      await follow()
    } while !Task.isCancelled && following?.isCancelled == true
    await check.endAndWait()
  }

  /// Goes on to the next exercise, solved or not: the person has asked for it.
  func nextTapped() {
    guard let next = CourseProgress(of: course).next(after: exercise), next.id != exercise.id else {
      trouble = "There is no other one that is not solved."
      return
    }
    exercise = next
    files = ExerciseFiles(next, in: course)
    judgement = nil
    gonePath = nil
    news = ""
    trouble = nil
    hint = nil
    judging?.cancel()
    following?.cancel()
  }

  func hintTapped() {
    do {
      hint = try HintShown(of: exercise, in: course)
      // If this cannot be written, the hint is shown all the same, and again next time.
      _ = hint?.remember(in: course)
      scroll.toTop()
    } catch {
      trouble = error.sentence
    }
  }

  func allFailuresTapped() { showsAllFailures.toggle() }

  func runAgainTapped() {
    guard gonePath == nil else { return }
    news = ""
    judge()
  }

  private func follow() async {
    // Listening begins before the first look, so that no save falls between the two.
    let changes = fileChanges.changes(files.folders)
    contents = files.read()
    announce("Watching \(exercise.label) \(exercise.name): \(exercise.place). Ctrl-C ends it.")
    if let path = contents?.gonePath { fileIsGone(path) } else { judge() }
    let following = Task { [clock] in
      // A save is several changes: the last of them is the one to look after.
      var quiet: Task<Void, any Error>?
      defer { quiet?.cancel() }
      for await _ in changes {
        quiet?.cancel()
        quiet = Task {
          try await clock.sleep(for: Self.quiet)
          filesChanged()
        }
      }
    }
    self.following = following
    await withTaskCancellationHandler {
      await following.value
    } onCancel: {
      following.cancel()
    }
  }

  private func filesChanged() {
    guard let before = contents else { return }
    let now = files.read()
    let names = now.names(changedSince: before)
    guard !names.isEmpty else { return }
    contents = now
    if let path = now.gonePath { return fileIsGone(path) }
    gonePath = nil
    trouble = nil
    news = "Saved: \(names.joined(separator: ", "))."
    announce(news)
    judge()
  }

  private func fileIsGone(_ path: String) {
    judging?.cancel()
    gonePath = path
    isCurrent = false
    news = ""
    announce("\(path) is gone. I wait for it.")
  }

  private func judge() {
    judging?.cancel()
    isCurrent = false
    let (exercise, contents) = (exercise, contents)
    judging = Task {
      guard let result = await check.run([exercise]), !Task.isCancelled else { return }
      // Saved in the last moment: the verdict is about older files.
      guard files.read() == contents else { return filesChanged() }
      switch result {
      case .success(let judgements):
        if let judgement = judgements.first { judged(judgement) }
      case .failure(let error):
        trouble = error.sentence
        announce(error.sentence)
      }
    }
  }

  private func judged(_ judgement: Judgement) {
    let change = judgement.change(since: self.judgement)
    news = [news, change].filter { !$0.isEmpty }.joined(separator: " ")
    self.judgement = judgement
    isCurrent = true
    hint = nil
    scroll.toTop()
    var progress = CourseProgress(of: course)
    progress.learn(from: [judgement])
    do { try progress.save() } catch { trouble = error.sentence }
    next = progress.next(after: exercise)
    let words = report(wayToAll: "check --all shows", goingOn: "the same for the next one")
    announce(([change].filter { !$0.isEmpty } + words.map(\.text)).joined(separator: "\n"))
  }

  private func announce(_ text: String) { announcement = text }
}

extension WatchModel {
  /// The verdict, and after a pass what to do next.
  var report: [StyledLine] { report(wayToAll: "f shows", goingOn: "or press n", isDrawn: true) }

  private func report(wayToAll: String, goingOn: String, isDrawn: Bool = false) -> [StyledLine] {
    guard let judgement else { return [] }
    let lines = Report(
      judgement: judgement,
      depth: showsAllFailures ? .all : .first,
      wayToAll: wayToAll,
      isFestive: isDrawn
    ).lines
    return lines + (judgement.isSolved ? [""] + whatNext(goingOn) : [])
  }

  private func whatNext(_ goingOn: String) -> [StyledLine] {
    guard let next, next.id != exercise.id else {
      return ["All \(course.exercises.count) exercises are solved."]
    }
    return [
      "Next: \(next.label) \(next.name)" + StyledLine(next.about, .dim),
      NextStep.command("watch \(next.name)", goingOn),
    ]
  }
}

extension Exercise {
  /// Where to edit: `Exercises/01-Countdown/TakeControl.swift:9`.
  var place: String { "\(path):\(line)" }
}

extension Judgement {
  /// What is different from the verdict before: `Now: 2 of 3 hold. Before: 1 of 3 holds.` Empty if
  /// there was none.
  func change(since before: Judgement?) -> String {
    guard let before else { return "" }
    let (now, then) = (inAFewWords, before.inAFewWords)
    return now == then ? "As before: \(now)." : "Now: \(now). Before: \(then)."
  }

  /// `2 of 3 hold`, or what kept the tests from saying so.
  var inAFewWords: String {
    switch verdict {
    case .solved, .unsolved:
      "\(held) of \(demands.count) \(held == 1 ? "holds" : "hold")"
        + (held == demands.count && !isSolved ? ", and not yet at the edges" : "")
    case .doesNotCompile: "it does not compile"
    case .crashed: "the tests crash"
    case .hung: "a test never ends"
    case .ranNothing: "no test runs"
    }
  }
}
