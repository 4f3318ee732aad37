import Course
import Foundation
import HTTP
import OperatingSystem
import Synchronization

/// The two pages, on 127.0.0.1: the speaker's, and the room's.
package final class RoomServer: Sendable {
  private let presentation: Presentation
  private let pages: PageStreams
  private let server: HTTPServer
  private let files: Task<Void, Never>
  private let terminals: TerminalsBeside?

  package static let usualPort: UInt16 = 4760

  /// The addresses have a word in them that no other person on this machine knows: what is posted
  /// here runs commands.
  package var speakerAddress: String { "http://127.0.0.1:\(server.port)/\(key)/" }
  package var roomAddress: String { "\(speakerAddress)room" }
  package var port: UInt16 { server.port }
  /// Whether the room sees the demos that run in terminals beside.
  package var seesTerminals: Bool { terminals != nil }
  private let key: String

  /// Listens on the port, or on the next one that is free.
  package init(
    of course: Course,
    chapter: CourseChapter,
    alone isAlone: Bool = true,
    port: UInt16 = usualPort
  ) throws(SystemFailure) {
    // A thirtieth of a second: a frame that is older than the next one is of no use.
    let pages = PageStreams(interval: .milliseconds(33))
    let presentation = Presentation(of: course, chapter: chapter) {
      Date.now.timeIntervalSince1970
    } changed: {
      pages.note()
    }
    let key = Page.randomNonce()
    let answers = RoomAnswers(key: key, presentation: presentation, pages: pages)
    server = try HTTPServer.onFreePort(from: port) { port throws(SystemFailure) in
      try HTTPServer(port: port) { request, _ throws(Refusal) in try answers.answer(request) }
    }
    (self.presentation, self.pages, self.key) = (presentation, pages, key)
    let root = course.root
    terminals = isAlone ? nil : try? TerminalsBeside(in: root) { presentation.begin(beside: $0) }
    files = Task {
      while (try? await Task.sleep(for: .milliseconds(200))) != nil { presentation.lookAtFiles() }
    }
  }

  /// Ends what runs, hangs up, and returns when nothing of it is left.
  package func stop() async {
    files.cancel()
    terminals?.close()
    await presentation.end()
    server.stop()
  }
}

/// Answers the pages.
private struct RoomAnswers: Sendable {
  let key: String
  let presentation: Presentation
  let pages: PageStreams

  func answer(_ request: Request) throws(Refusal) -> Response {
    guard request.path.hasPrefix("/\(key)/") else {
      throw Refusal(.notFound, "The terminal in which you typed \"present\" shows the addresses.")
    }
    let isRead = ["GET", "HEAD"].contains(request.method)
    switch request.path.dropFirst(key.count + 2) {
    case "" where isRead: return SpeakerPage.page.response()
    case "room" where isRead: return RoomPage.page.response()
    case "stream" where isRead:
      let news = Mutex(News())
      return try pages.response { [presentation] in news.withLock { $0.message(presentation) } }
    case "do" where request.method == "POST":
      guard let wish = try? JSONDecoder().decode(Wish.self, from: Data(request.body)) else {
        throw Refusal(.badRequest, #"Post {"wish": "…"}."#)
      }
      presentation.obey(wish)
      return Response(.ok, body: [])
    case "", "room", "stream", "do":
      throw Refusal(.methodNotAllowed, "Pages are read, and wishes are posted.")
    default:
      throw Refusal(.notFound, "There is nothing here.")
    }
  }
}

/// What one page knows already, so that it gets only what is new.
private struct News {
  private var told: ToldPresentation?
  private var version = -1
  private var frames: [Int: (version: Int, frame: Frame)] = [:]

  /// Rows of a terminal that have changed, by their index.
  private struct Change: Encodable {
    let session: Int
    let columns: Int
    let count: Int
    let rows: [Int: [Frame.Run]]
  }

  mutating func message(_ presentation: Presentation) -> [UInt8]? {
    var bytes: [UInt8] = []
    let sessions = presentation.sessions
    var isNew = presentation.version != version
    for session in sessions where frames[session.number]?.version != session.version {
      let (frame, version) = session.frame
      let old = frames.updateValue((version, frame), forKey: session.number)?.frame.rows ?? []
      var rows: [Int: [Frame.Run]] = [:]
      for (index, row) in frame.rows.enumerated()
      where !old.indices.contains(index) || old[index] != row {
        rows[index] = row
      }
      isNew = true
      guard !rows.isEmpty else { continue }
      let change = Change(
        session: session.number,
        columns: frame.columns,
        count: frame.rows.count,
        rows: rows
      )
      bytes += encoded(change).asMessage(named: "frame")
    }
    guard isNew else { return bytes.isEmpty ? nil : bytes }
    version = presentation.version
    let now = presentation.told
    // The clock alone is no reason to tell a page.
    told?.clock.now = now.clock.now
    defer { told = now }
    if told != now { bytes = encoded(now).asMessage(named: "state") + bytes }
    frames = frames.filter { number, _ in sessions.contains { $0.number == number } }
    return bytes.isEmpty ? nil : bytes
  }
}

private func encoded(_ value: some Encodable) -> [UInt8] {
  (try? JSONEncoder().encode(value)).map { Array($0) } ?? []
}
