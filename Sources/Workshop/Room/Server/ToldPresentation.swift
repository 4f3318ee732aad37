import Course

/// All that the two pages show besides frames, small enough to send whole after every change.
struct ToldPresentation: Encodable, Equatable, Sendable {
  struct Chapter: Encodable, Equatable, Sendable {
    let number: Int
    let name: String
    let minutes: Int
  }

  /// In seconds since 1970, and in planned minutes.
  struct Clock: Encodable, Equatable, Sendable {
    let now: Double
    let began: Double
    let rowBegan: Double
    /// The minutes that were planned for all rows before this one.
    let planned: Int
    /// The minutes of this chapter before this row, and of all of it.
    let done: Int
    let all: Int
  }

  let chapters: [Chapter]
  let chapter: Int
  let title: String
  let rows: [StageRow]
  let row: Int
  let notes: [ShownBlock]
  let clock: Clock
  let view: RoomView
  let isBlack: Bool
  let zoom: Int
  let sessions: [Session.Report]
  let problem: String?

  init(_ state: Presentation.State, of course: Course, at now: Double) {
    chapters = course.chapters.map {
      Chapter(number: $0.number, name: $0.name, minutes: $0.lesson.minutes ?? 0)
    }
    chapter = state.chapter.number
    title = "\(state.chapter.folder.prefix(2)) \(state.chapter.name)"
    rows = state.notes.rows
    row = state.row
    notes = ShownBlock.all(state.notes.rest)
    let minutes = rows.map(\.minutes)
    let done = minutes.prefix(state.row).reduce(0, +)
    clock = Clock(
      now: now,
      began: state.began,
      rowBegan: state.rowBegan,
      planned: state.minutesDone + done,
      done: done,
      all: minutes.reduce(0, +)
    )
    view = state.view
    isBlack = state.isBlack
    zoom = state.zoom
    sessions = state.sessions.map(\.report)
    problem = state.problem
  }
}
