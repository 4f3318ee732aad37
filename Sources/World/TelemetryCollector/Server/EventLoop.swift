import OperatingSystem

/// Carries bytes between the sockets and the server, on one thread that sleeps when nothing comes.
struct EventLoop: Sendable {
  private let listener: Int32
  private let bell: WakePipe
  private var server: Server
  /// Set while the system has no descriptor left: accepting again at once would only spin.
  private var pause: ContinuousClock.Instant?

  init(listener: Int32, bell: WakePipe, server: Server) {
    self.listener = listener
    self.bell = bell
    self.server = server
  }

  /// Serves until it is woken, then closes every connection and the port.
  mutating func run() {
    while true {
      var entries = [
        pollfd(fd: bell.descriptor, events: Int16(POLLIN), revents: 0),
        pollfd(fd: pause == nil ? listener : -1, events: Int16(POLLIN), revents: 0),
      ]
      for (id, visit) in server.visits {
        entries.append(pollfd(fd: id, events: visit.events, revents: 0))
      }
      Sockets.wait(for: &entries, until: [server.nextDeadline, pause].compactMap { $0 }.min())
      if entries[0].revents != 0 { break }

      let now = ContinuousClock.now
      for entry in entries.dropFirst(2) where entry.revents != 0 { serve(entry, at: now) }
      if entries[1].revents != 0 || pause.map({ $0 <= now }) == true { accept(at: now) }
      server.tick(at: now)
      for id in server.takeEnded() { Sockets.release(id) }
    }
    for id in server.visits.keys { Sockets.release(id) }
    Sockets.release(listener)
  }

  private mutating func accept(at now: ContinuousClock.Instant) {
    let (visitors, isExhausted) = Sockets.accept(on: listener)
    pause = isExhausted ? now + .seconds(1) : nil
    for id in visitors { server.connect(id, at: now) }
  }

  private mutating func serve(_ entry: pollfd, at now: ContinuousClock.Instant) {
    let id = entry.fd
    if entry.events & Int16(POLLIN) != 0 {
      switch Sockets.receive(from: id) {
      case .bytes(let bytes): server.receive(bytes, from: id, at: now)
      case .nothing: break
      case .end: server.hangUp(id, isBroken: false)
      case .broken: server.hangUp(id, isBroken: true)
      }
    }
    guard let output = server.visits[id]?.output, !output.isEmpty else { return }
    guard let count = Sockets.send(output, to: id) else {
      return server.hangUp(id, isBroken: true)
    }
    server.sent(count, to: id, at: now)
    if case .leaving = server.visits[id]?.phase { Sockets.finish(id) }
  }
}

extension Visit {
  fileprivate var events: Int16 {
    let output = Int16(output.isEmpty ? 0 : POLLOUT)
    return switch phase {
    case .reading, .streaming, .leaving: Int16(POLLIN) | output
    case .answering, .over: output
    }
  }
}
