import Course

/// All that the two pages show besides frames, small enough to send whole after every change.
struct ToldPresentation: Encodable, Equatable, Sendable {
  struct Chapter: Encodable, Equatable, Sendable {
    let number: Int
    let name: String
  }

  /// In seconds since 1970, and in planned minutes.
  struct Clock: Encodable, Equatable, Sendable {
    var now: Double
    let began: Double
    let rowBegan: Double
    /// The minutes that were planned for the chapters that are over.
    let planned: Int
  }

  let chapters: [Chapter]
  let chapter: Int
  let title: String
  let rows: [StageRow]
  let row: Int
  let notes: [MarkdownPage.Block]
  var clock: Clock
  let view: RoomView
  let isBlack: Bool
  let zoom: Int
  let sessions: [Session.Report]
  let problem: String?

  init(_ state: Presentation.State, of course: Course, at now: Double) {
    chapters = course.chapters.map { Chapter(number: $0.number, name: $0.name) }
    chapter = state.chapter.number
    title = "\(state.chapter.folder.prefix(2)) \(state.chapter.name)"
    rows = state.notes.rows
    row = state.row
    notes = MarkdownPage(state.notes.rest).blocks
    clock = Clock(
      now: now,
      began: state.began,
      rowBegan: state.rowBegan,
      planned: state.minutesDone
    )
    view = state.view
    isBlack = state.isBlack
    zoom = state.zoom
    sessions = state.sessions.map(\.report)
    problem = state.problem
  }
}
