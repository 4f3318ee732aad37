import Clocks
import Course
import Dependencies
import Foundation
import Observation
import Stage
import Toolchain

/// All chapters with their exercises, one of which is selected, and what was found out about it.
@MainActor @Observable
final class ListModel {
  /// What takes the place of the list.
  enum Destination {
    case reading(ReadingModel)
    case watch(WatchModel)
    case demo(DemoMenu)
  }

  /// What the lower part shows.
  enum Panel {
    /// What the selected exercise is, and what was found out about it when it was checked last.
    case exercise
    case hint(HintShown)
    case all([Judgement])
  }

  let course: Course
  let exercises: [Exercise]
  private(set) var selected: Int
  /// The page that is selected in place of an exercise: the opening, or the end of the course.
  private(set) var page: CourseChapter?
  private(set) var states: [CourseProgress.State] = []
  private(set) var next: Exercise?
  private(set) var panel = Panel.exercise
  private(set) var destination: Destination?
  /// What has to be said besides: why something could not be done, or that it was ended.
  private(set) var remark: String?
  /// Whether every failure is shown in full, and not the first one only.
  private(set) var showsAllFailures = false
  let check: CheckModel
  let scroll = Scroll()

  private var results = CheckResults()
  @ObservationIgnored private var checking: Task<Void, Never>?
  @ObservationIgnored private var watching: Task<Void, Never>?
  @ObservationIgnored @Dependency(\.continuousClock) private var clock
  @ObservationIgnored @Dependency(OtherPrograms.self) private var otherPrograms
  @ObservationIgnored @Dependency(FileChanges.self) private var fileChanges

  init(_ course: Course) {
    self.course = course
    exercises = course.exercises
    let progress = CourseProgress(of: course)
    let next = progress.next
    selected = course.exercises.firstIndex { $0.id == next?.id } ?? 0
    check = CheckModel()
    if progress.isFresh { page = course.opening }
    look()
  }

  var exercise: Exercise { exercises[selected] }

  var chapter: CourseChapter {
    course.chapters.first { $0.number == exercise.chapterNumber } ?? course.chapters[0]
  }

  /// What was found out about the selected exercise when it was checked last.
  var lastResult: CheckResult? { results[exercise] }

  func state(of exercise: Exercise) -> CourseProgress.State {
    exercises.firstIndex { $0.id == exercise.id }.map { states[$0] } ?? .untouched
  }

  /// Follows what is saved elsewhere, until it is cancelled.
  func appeared() async {
    let folders = exercises.flatMap { ExerciseFiles($0, in: course).folders }
    let changes = fileChanges.changes(Array(Set(folders)))
    for await _ in changes.debounce(for: WatchModel.quiet, clock: clock) { look() }
    await disappeared()
  }

  /// When it returns, nothing runs any more.
  func disappeared() async {
    watching?.cancel()
    await watching?.value
    await check.endAndWait()
  }

  func moved(by step: Int) {
    if let page {
      // From a page there is one way only, back among the exercises.
      if (page.number < course.chapters[0].number) == (step > 0) { select(selected) }
      return
    }
    if step < 0, selected == 0, let opening = course.opening { return select(page: opening) }
    if step > 0, selected == exercises.count - 1, let end = course.end { return select(page: end) }
    select(min(exercises.count - 1, max(0, selected + step)))
  }

  /// Goes to the next exercise, if the person has asked for it.
  func nextTapped() {
    guard let next = CourseProgress(of: course).next(after: exercise), next.id != exercise.id else {
      remark = "There is no other one that is not solved."
      return
    }
    select(exercises.firstIndex { $0.id == next.id } ?? selected)
  }

  func checkTapped() { judge([exercise]) }

  func checkAllTapped() { judge(exercises) }

  /// Ends the check, and nothing else.
  func stopTapped() {
    guard check.isRunning else { return }
    check.end()
    checking?.cancel()
    remark = "Ended. Nothing was found out."
  }

  func hintTapped() {
    do {
      let hint = try HintShown(of: exercise, in: course)
      // If this cannot be written, the hint is shown all the same, and again next time.
      _ = hint.remember(in: course)
      panel = .hint(hint)
      remark = nil
      scroll.toTop()
    } catch {
      remark = error.sentence
    }
  }

  func allFailuresTapped() { showsAllFailures.toggle() }

  func pageTapped() {
    guard let page else { return }
    destination = .reading(ReadingModel(page.lessonPath, page.lesson.document.text))
  }

  func diffTapped() {
    do {
      let diff = DiffPicture(try chapter.diff(), from: "Uncontrolled", to: "Controlled")
      destination = .reading(ReadingModel("What took control of \(chapter.name)", diff))
    } catch {
      remark = error.sentence
    }
  }

  func lessonTapped() {
    destination = .reading(ReadingModel(chapter.lessonPath, chapter.lesson.document.text))
  }

  func taskTapped() {
    let title = "\(exercise.label) \(exercise.name) · \(exercise.grade)"
    destination = .reading(ReadingModel(title, exercise.task))
  }

  func helpTapped() { destination = .reading(ReadingModel("The keys", Self.help)) }

  func demoTapped() { destination = .demo(DemoMenu(chapter)) }

  func demoChosen() {
    guard case .demo(let menu) = destination else { return }
    destination = nil
    Task { remark = await otherPrograms.demo(menu.chapter, menu.words) }
  }

  func openTapped() {
    let exercise = exercise
    Task {
      remark = await otherPrograms.open(exercise)
      look()
    }
  }

  func watchTapped() {
    let model = withDependencies(from: self) { WatchModel(exercise, in: course) }
    destination = .watch(model)
    let check = checking
    check?.cancel()
    watching = Task {
      await check?.value
      await model.appeared()
    }
  }

  /// Back to the list, from whatever is in its place.
  func backTapped() {
    if case .watch(let model) = destination {
      watching?.cancel()
      if let lastResult = model.lastResult { results[model.exercise] = lastResult }
      select(exercises.firstIndex { $0.id == model.exercise.id } ?? selected)
    }
    destination = nil
    look()
  }

  private func select(page: CourseChapter?) {
    self.page = page
    panel = .exercise
    remark = nil
    scroll.toTop()
  }

  private func select(_ index: Int) {
    selected = index
    select(page: nil)
    look()
  }

  /// Reads the files again: the person may have edited them since.
  private func look() {
    let progress = CourseProgress(of: course)
    states = exercises.map(progress.state)
    next = progress.next
    results.look(in: course)
  }

  private func judge(_ asked: [Exercise]) {
    guard !check.isRunning else { return }
    remark = nil
    let contents = asked.map { ExerciseFiles($0, in: course).read() }
    checking = Task {
      guard let result = await check.run(asked), !Task.isCancelled else { return }
      switch result {
      case .success(let judgements): judged(judgements, contents)
      case .failure(let error): remark = error.sentence
      }
    }
  }

  private func judged(_ judgements: [Judgement], _ contents: [ExerciseFiles.Contents]) {
    for (judgement, contents) in zip(judgements, contents) {
      results[judgement.exercise] = .init(judgement: judgement, contents: contents)
    }
    var progress = CourseProgress(of: course)
    progress.learn(from: judgements)
    do { try progress.save() } catch { remark = error.sentence }
    panel = judgements.count > 1 ? .all(judgements) : .exercise
    scroll.toTop()
    look()
  }
}
