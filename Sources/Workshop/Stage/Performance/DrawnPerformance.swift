/// Scenes in frames on a terminal.
@MainActor
final class DrawnPerformance {
  private let performance: Performance
  private let terminal: Terminal
  private let tempo: Tempo
  private let session: TerminalSession
  private let cues: AsyncStream<Cue>
  private let toCue: AsyncStream<Cue>.Continuation
  private let start: Duration
  private var pictures: [ScenePicture] = []
  private var lastFrame = Canvas(Size(columns: 0, rows: 0))
  private var shown: Canvas?
  private var keyboard: Keyboard?
  private var listening: Task<Void, Never>?
  private var duration: Duration?
  private var isNextFrameDue = false
  private var door: StageDoor?
  private var intermission: Task<Void, Never>?
  private var programsToWaitFor = 0

  init(_ performance: Performance, on terminal: Terminal, tempo: Tempo) {
    self.performance = performance
    self.terminal = terminal
    self.tempo = tempo
    session = TerminalSession(terminal)
    (cues, toCue) = AsyncStream.makeStream(of: Cue.self)
    start = tempo.now()
    pictures = performance.scenes.map { [start, toCue] scene in
      ScenePicture(scene, start: start) { toCue.yield(.changed) }
    }
  }

  func run(until ending: Performance.Ending) async -> Outcome {
    session.enter()
    if terminal.ownsProcess {
      let offers = performance.arrangement.offersInterrupt
      door = StageDoor(session, cues: toCue, offersInterrupt: offers)
    }
    performance.arrangement.intermission?.begin(toCue)
    listen()
    let run = performance.start(tempo: tempo, cues: toCue)
    let reason = await play(until: terminal.hasKeys ? ending : .whenDone)
    run.cancel()
    performance.arrangement.intermission?.end()
    intermission?.cancel()
    await intermission?.value
    await stopListening()
    session.leave()
    leaveLastFrame()
    door?.close()
    return Outcome(reason: reason, duration: duration ?? tempo.now() - start)
  }

  /// Anew each time the terminal becomes ours: in the background, what is typed is for the shell, and
  /// the system ends the input of a program that wants to read it all the same.
  private func listen() {
    keyboard?.stop()
    guard terminal.hasKeys else { return }
    let keys = Keyboard(terminal.input)
    keyboard = keys
    listening = Task { [toCue] in
      for await key in keys.keys { toCue.yield(.key(key)) }
    }
  }

  private func stopListening() async {
    keyboard?.stop()
    // Until it has stopped, the system may still look at its descriptor.
    await listening?.value
  }

  private func play(until ending: Performance.Ending) async -> Outcome.Reason {
    show()
    for await cue in cues {
      if case .intermission(let body) = cue {
        await lend(body)
      } else if let reason = answer(cue) {
        return reason
      }
      show()
      if ending == .whenDone, duration != nil, !lastFrame.isMoving { break }
    }
    return .finished
  }

  private func answer(_ cue: Cue) -> Outcome.Reason? {
    switch cue {
    case .changed:
      break
    case .finished(let duration):
      self.duration = duration
    case .nextFrame:
      isNextFrameDue = false
    case .resized, .key(.control("l")):
      shown = nil
    case .returned:
      shown = nil
      listen()
    case .interrupted(let signal):
      return .interrupted(signal: signal)
    case .offered(let signal):
      guard isHandled(.control("c")) else { return .interrupted(signal: signal) }
      door?.carryOn()
    case .intermission:
      break
    case .intermissionOver:
      programsToWaitFor -= 1
      guard programsToWaitFor == 0 else { break }
      intermission = nil
      door?.takeBack()
      session.enterAgain()
      shown = nil
      listen()
    case .key(let key):
      if !isHandled(key), key == .character("q") { return .quit }
    }
    return nil
  }

  private func isHandled(_ key: Key) -> Bool {
    performance.scenes.map { $0.press(key) }.contains(.handled)
  }

  /// One program at a time: whoever comes second waits for the first.
  private func lend(_ body: @escaping @MainActor @Sendable () async -> Void) async {
    let before = intermission
    programsToWaitFor += 1
    if before == nil {
      await stopListening()
      door?.lend()
      session.leave()
    }
    intermission = Task { [toCue] in
      await before?.value
      await body()
      toCue.yield(.intermissionOver)
    }
  }

  private func show() {
    guard intermission == nil else { return }
    if session.enterIfWaiting() {
      shown = nil
      listen()
    }
    let size = session.size
    let frame = draw(in: size)
    session.draw(FrameUpdate.text(from: shown, to: frame, depth: terminal.colors))
    shown = frame
    guard frame.isMoving, !isNextFrameDue else { return }
    isNextFrameDue = true
    Task { [tempo, toCue] in
      await tempo.pause(.milliseconds(33))
      toCue.yield(.nextFrame)
    }
  }

  private func draw(in size: Size) -> Canvas {
    guard size.fits(performance.minimum) else {
      return TooSmall(size: size, minimum: performance.minimum).centered().draw(in: size)
    }
    let keyRows = performance.arrangement.hasKeyRow ? 1 : 0
    lastFrame = drawScenes(in: Size(columns: size.columns, rows: size.rows - keyRows))
    guard keyRows > 0 else { return lastFrame }
    var frame = Canvas(size)
    frame.draw(lastFrame)
    frame.draw(bottomRow.draw(in: Size(columns: size.columns, rows: 1)), row: size.rows - 1)
    return frame
  }

  private func drawScenes(in room: Size) -> Canvas {
    let now = tempo.now()
    if pictures.count == 1 { return pictures[0].draw(in: room, at: now) }
    let places = Columns.places(pictures.count, in: room)
    return Columns(
      zip(pictures, places).map { picture, place in
        Columns.Column(picture.scene.title, picture.draw(in: place.room, at: now))
      }
    )
    .draw(in: room)
  }

  private var bottomRow: Text {
    let way = terminal.hasKeys ? "q quit" : "Ctrl-C stop"
    let hint = performance.scenes.map(\.hint).first { !$0.isEmpty }
    return Text(" " + [hint, way].compactMap(\.self).joined(separator: " · "), .dim)
  }

  /// The room still wants to see how it ended when the stage is gone.
  private func leaveLastFrame() {
    if let farewell = performance.arrangement.farewell {
      lastFrame = farewell().draw(in: Size(columns: session.size.columns, rows: 1000))
    }
    var lines = lastFrame.lines(terminal.colors)[...]
    while lines.first?.isEmpty == true { lines.removeFirst() }
    while lines.last?.isEmpty == true { lines.removeLast() }
    if !lines.isEmpty {
      Platform.write(lines.joined(separator: "\n") + "\n", to: terminal.output)
    }
  }
}

extension Size {
  fileprivate func fits(_ other: Size) -> Bool {
    columns >= other.columns && rows >= other.rows
  }
}
