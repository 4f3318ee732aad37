import OperatingSystem

/// Scenes in frames on a terminal.
@MainActor
final class DrawnPerformance {
  private let performance: Performance
  private let terminal: Terminal
  private let tempo: Tempo
  private let session: TerminalSession
  private let cues: AsyncStream<Cue>
  private let toCue: AsyncStream<Cue>.Continuation
  private let drawing = Drawing()
  private let times: [SceneTime]
  private var pictures: [ScenePicture] = []
  private var remarks: Remarks
  private var lastFrame = Canvas(Size(columns: 0, rows: 0))
  private var shown: Canvas?
  private var keyboard: Keyboard?
  private var listening: Task<Void, Never>?
  private var isFinished = false
  private var isNextFrameDue = false
  private var isNextTenthDue = false
  private var door: StageDoor?
  private var intermission: Task<Void, Never>?
  private var programsToWaitFor = 0

  init(_ performance: Performance, on terminal: Terminal, tempo: Tempo) {
    self.performance = performance
    self.terminal = terminal
    self.tempo = tempo
    session = TerminalSession(terminal)
    (cues, toCue) = AsyncStream.makeStream(of: Cue.self)
    let start = tempo.now()
    let drawing = drawing
    let times = performance.scenes.map { scene in
      SceneTime(scene.title, tempo) { drawing.duration }
    }
    self.times = times
    remarks = Remarks(performance.arrangement.remarks) { [toCue] in toCue.yield(.changed) }
    pictures = zip(performance.scenes, times).map { [toCue] scene, time in
      ScenePicture(scene, start: start) {
        time.change()
        toCue.yield(.changed)
      }
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
    let run = performance.start(times, cues: toCue)
    let reason = await play(until: terminal.hasKeys ? ending : .whenDone)
    run.cancel()
    performance.arrangement.intermission?.end()
    intermission?.cancel()
    await intermission?.value
    await stopListening()
    let outcome = Outcome(reason, times)
    session.leave(tellsWhatWasHeld: false)
    leaveLastFrame()
    session.tellWhatWasHeld()
    door?.close()
    return outcome
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
      if ending == .whenDone, isFinished, !lastFrame.isMoving { break }
    }
    return .finished
  }

  private func answer(_ cue: Cue) -> Outcome.Reason? {
    switch cue {
    case .changed:
      break
    case .finished:
      isFinished = true
    case .nextFrame:
      isNextFrameDue = false
    case .nextTenth:
      isNextTenthDue = false
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

  /// One program at a time: the second one waits for the first.
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
    let before = ProcessorTime.ofThread
    defer { drawing.duration += ProcessorTime.ofThread - before }
    let size = session.size
    let frame = draw(in: size)
    session.draw(FrameUpdate.text(from: shown, to: frame, depth: terminal.colors))
    shown = frame
    if frame.isMoving, !isNextFrameDue {
      isNextFrameDue = true
      yield(.nextFrame, in: .milliseconds(33))
    }
    if performance.arrangement.hasTimes, !isFinished, !isNextTenthDue {
      isNextTenthDue = true
      yield(.nextTenth, in: .milliseconds(100))
    }
  }

  private func yield(_ cue: Cue, in pause: Duration) {
    Task { [tempo, toCue] in
      await tempo.pause(pause)
      toCue.yield(cue)
    }
  }

  private func draw(in size: Size) -> Canvas {
    guard size.fits(performance.minimum) else {
      return TooSmall(size: size, minimum: performance.minimum).centered().draw(in: size)
    }
    let remarks = remarks.draw(in: Size(columns: size.columns, rows: size.rows / 3))
    let keyRows = performance.arrangement.hasKeyRow ? 1 : 0
    let rows = size.rows - keyRows - remarks.size.rows
    lastFrame = drawScenes(in: Size(columns: size.columns, rows: rows))
    guard rows < size.rows else { return lastFrame }
    var frame = Canvas(size)
    frame.draw(lastFrame)
    frame.draw(remarks, row: rows)
    if keyRows > 0 {
      frame.draw(bottomRow.draw(in: Size(columns: size.columns, rows: 1)), row: size.rows - 1)
    }
    return frame
  }

  private func drawScenes(in room: Size) -> Canvas {
    let now = tempo.now()
    let hasTimes = performance.arrangement.hasTimes
    if pictures.count == 1, !hasTimes { return pictures[0].draw(in: room, at: now) }
    let places = Columns.places(pictures.count, in: room)
    return Columns(
      zip(zip(pictures, times), places).map { scene, place in
        let (picture, time) = scene
        return Columns.Column(
          hasTimes ? time.heading : time.title,
          picture.draw(in: place.room, at: now)
        )
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
    let size = session.size
    if let farewell = performance.arrangement.farewell {
      lastFrame = farewell().draw(in: Size(columns: size.columns, rows: 1000))
    } else if lastFrame.size.columns > 0, performance.arrangement.closingRows() > 0 {
      // Two rows more are the shell's.
      let free = performance.arrangement.closingRows() + session.rowsHeld(columns: size.columns) + 2
      let rows = max(size.rows - free, size.rows / 2)
      if rows < lastFrame.size.rows {
        lastFrame = drawScenes(in: Size(columns: size.columns, rows: rows))
      }
    }
    var lines = lastFrame.lines(terminal.colors)[...]
    while lines.first?.isEmpty == true { lines.removeFirst() }
    while lines.last?.isEmpty == true { lines.removeLast() }
    if !lines.isEmpty {
      Platform.write(lines.joined(separator: "\n") + "\n", to: terminal.output)
    }
  }
}

/// How long the stage has worked at its frames.
@MainActor
private final class Drawing {
  var duration = Duration.zero
}

extension Size {
  fileprivate func fits(_ other: Size) -> Bool {
    columns >= other.columns && rows >= other.rows
  }
}
