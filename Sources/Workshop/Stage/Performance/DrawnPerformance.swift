import OperatingSystem
import Synchronization

/// Scenes in frames on a terminal.
@MainActor
final class DrawnPerformance {
  let performance: Performance
  let terminal: Terminal
  let clock: PerformanceClock
  let times: [SceneTime]
  let canvases: [ObservedCanvas]
  let remarks: ObservedCanvas
  private let session: TerminalSession
  private let (events, eventSink) = AsyncStream.makeStream(of: PerformanceEvent.self)
  private var shown: Canvas?
  private var isFinished = false
  private var isNextFrameDue = false

  init(_ performance: Performance, on terminal: Terminal, clock: PerformanceClock) {
    self.performance = performance
    self.terminal = terminal
    self.clock = clock
    session = TerminalSession(terminal)
    times = performance.scenes.map { SceneTime($0.title, clock) }
    let changed = { [eventSink] in _ = eventSink.yield(.changed) }
    canvases = zip(performance.scenes, times).map { scene, time in
      ObservedCanvas { sinceChange in
        scene.draw(sinceChange).centered()
      } changed: {
        time.change()
        changed()
      }
    }
    remarks = ObservedCanvas(
      view: { _ in VStack { for view in performance.remarks() { view } } },
      changed: changed
    )
  }

  func run(_ endsByItself: Bool) async -> Outcome {
    session.enter()
    let signals = terminal.isOfProcess ? Signals(session, events: eventSink) : nil
    let keyboard = terminal.hasKeys ? keyboard() : nil
    let run = performance.start(times, events: eventSink)
    let signal = await play(endsByItself || !terminal.hasKeys)
    run.cancel()
    // The caller may close the descriptor.
    await keyboard?.close()
    let outcome = Outcome(times, signal: signal)
    session.leave()
    leaveLastFrame()
    session.printHeldOutput()
    eventSink.finish()
    signals?.stop()
    return outcome
  }

  private func keyboard() -> DescriptorReader {
    let decoder = Mutex(KeyDecoder())
    return DescriptorReader(terminal.input) { [eventSink] bytes in
      let keys = decoder.withLock { $0.feed(bytes) }
      if !keys.isEmpty { eventSink.yield(.keys(keys)) }
    }
  }

  /// Returns the signal that ended it, if one did.
  private func play(_ endsByItself: Bool) async -> Int32? {
    show()
    for await event in events {
      switch event {
      case .changed: break
      case .finished: isFinished = true
      case .nextFrame: isNextFrameDue = false
      case .resized: shown = nil
      case .interrupted(let signal): return signal
      case .keys(let keys): if quits(after: keys) { return nil }
      }
      show()
      if endsByItself, isFinished, shown?.isMoving == false { return nil }
    }
    return nil
  }

  private func quits(after keys: [Key]) -> Bool {
    for key in keys {
      if key == .control("l") {
        shown = nil
      } else {
        let isHandled = performance.scenes.map { $0.press(key) }.contains(.handled)
        if !isHandled, key == .character("q") { return true }
      }
    }
    return false
  }

  private func show() {
    let before = ProcessorTime.ofThread
    defer {
      let spent = ProcessorTime.ofThread - before
      for time in times { time.drawing += spent }
    }
    let frame = frame(in: session.size)
    session.draw(frame.update(from: shown, depth: terminal.colors))
    shown = frame
    // The times above the scenes change with each tenth of a second.
    let hasTenths = performance.hasTimes && !isFinished
    guard !isNextFrameDue, frame.isMoving || hasTenths else { return }
    isNextFrameDue = true
    let pause = Duration.milliseconds(frame.isMoving ? 33 : 100)
    Task { [clock, eventSink] in
      await clock.pause(pause)
      eventSink.yield(.nextFrame)
    }
  }

  private func leaveLastFrame() {
    var lines = lastFrame(in: session.size).rows.map { $0.text(in: terminal.colors) }
    while lines.last?.isEmpty == true { lines.removeLast() }
    terminal.write(lines.drop(while: \.isEmpty).map { "\($0)\n" }.joined())
  }
}
