import HTTP

/// The whole server, but for its sockets: a value that bytes and time move.
///
/// It never waits and never asks what time it is, so that a test can play a slow visitor in no
/// time. The event loop owns the sockets: it carries bytes, and comes back at `nextDeadline`.
package struct Server: Sendable {
  package typealias ID = Int32
  package typealias Instant = ContinuousClock.Instant

  private let limits: ServerLimits
  private var clerk: Clerk
  private(set) var visits: [ID: Visit] = [:]
  private var lastMessage: Instant?

  package init(
    log: EventLog,
    port: UInt16,
    limits: ServerLimits = ServerLimits(),
    time: @escaping @Sendable () -> Double,
    heard: @escaping @Sendable (EventSummary) -> Void = { _ in }
  ) {
    self.limits = limits
    clerk = Clerk(log: log, port: port, time: time, heard: heard)
  }

  /// A client has connected.
  package mutating func connect(_ id: ID, at now: Instant) {
    let isFull = visits.values.count(where: \.isServed) >= limits.connections
    if visits.count >= 2 * limits.connections {
      visits[id] = Visit(phase: .over)
    } else if isFull {
      reply(Response(.tooMany).bytes(), to: id, at: now)
    } else {
      visits[id] = Visit(
        phase: .reading(RequestParser(limits: limits.request)),
        deadline: now + limits.requestTime
      )
    }
  }

  /// Bytes have arrived.
  package mutating func receive(_ bytes: [UInt8], from id: ID, at now: Instant) {
    guard case .reading(var parser) = visits[id]?.phase else { return }
    // Taken out while it is fed, so that there is one copy of what it holds.
    visits[id]?.phase = .over
    let progress = parser.feed(bytes)
    visits[id]?.phase = .reading(parser)
    switch progress {
    case .waiting: break
    case .refused(let refusal): reply(Response(refusal).bytes(), to: id, at: now)
    case .complete(let request): answer(request, to: id, at: now)
    }
  }

  /// The other side will send nothing more; it may still listen, unless it cannot be written to.
  package mutating func hangUp(_ id: ID, isBroken: Bool) {
    if case .answering = visits[id]?.phase, !isBroken { return }
    visits[id]?.phase = .over
  }

  /// So many bytes of the output have been taken.
  package mutating func sent(_ count: Int, to id: ID, at now: Instant) {
    guard var visit = visits[id] else { return }
    visit.output = visit.output.dropFirst(count)
    if visit.output.isEmpty {
      visit.output = []
      visit.deadline = nil
      if case .answering = visit.phase {
        visit.phase = .leaving
        visit.deadline = now + limits.goodbyeTime
      }
    }
    visits[id] = visit
  }

  /// Does what is due: ends visits that took too long, and tells streams what is new.
  package mutating func tick(at now: Instant) {
    for (id, visit) in visits {
      guard let deadline = visit.deadline, deadline <= now else { continue }
      if case .reading = visit.phase {
        reply(Response(.tooSlow).bytes(), to: id, at: now)
      } else {
        visits[id]?.phase = .over
      }
    }
    guard let due = nextMessage, due <= now else { return }
    tellStreams(at: now)
  }

  /// When to `tick` next, if nothing happens before.
  package var nextDeadline: Instant? {
    [visits.values.compactMap(\.deadline).min(), nextMessage].compactMap { $0 }.min()
  }

  /// Takes the visits that are over out of the book; their sockets are to be closed.
  package mutating func takeEnded() -> [ID] {
    let ended = visits.filter(\.value.isOver).map(\.key)
    for id in ended { visits[id] = nil }
    return ended
  }

  private mutating func answer(_ request: Request, to id: ID, at now: Instant) {
    let withBody = request.method != "HEAD"
    switch clerk.answer(request) {
    case .response(let response):
      reply(response.bytes(withBody: withBody), to: id, at: now)
    case .stream where !withBody:
      reply(EventStream.head, to: id, at: now)
    case .stream where visits.values.count(where: \.isStreaming) >= limits.streams:
      reply(Response(.tooMany).bytes(), to: id, at: now)
    case .stream:
      let message = EventStream.message(clerk.dashboard)
      reply(EventStream.head + EventStream.opening + message, to: id, at: now)
      visits[id]?.phase = .streaming(told: clerk.revision)
      lastMessage = now
    }
  }

  private mutating func reply(_ bytes: [UInt8], to id: ID, at now: Instant) {
    let deadline = now + limits.answerTime
    visits[id] = Visit(phase: .answering, output: bytes[...], deadline: deadline)
  }

  /// When the streams that wait for news may have them.
  private var nextMessage: Instant? {
    guard visits.values.contains(where: { $0.awaits(clerk.revision) }) else { return nil }
    return lastMessage.map { $0 + limits.messageInterval }
  }

  private mutating func tellStreams(at now: Instant) {
    let message = EventStream.message(clerk.dashboard)
    for (id, visit) in visits where visit.awaits(clerk.revision) {
      reply(message, to: id, at: now)
      visits[id]?.phase = .streaming(told: clerk.revision)
    }
    lastMessage = now
  }
}

extension Refusal {
  fileprivate static let tooMany = Refusal(
    .serviceUnavailable,
    "Too many are connected. Try again in a second."
  )
  fileprivate static let tooSlow = Refusal(
    .requestTimeout,
    "The request did not arrive in time."
  )
}
