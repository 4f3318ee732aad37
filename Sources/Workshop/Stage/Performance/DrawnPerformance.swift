import OperatingSystem
import Synchronization

/// Scenes in frames on a terminal.
@MainActor
final class DrawnPerformance {
  private let performance: Performance
  private let terminal: Terminal
  private let clock: PerformanceClock
  private let session: TerminalSession
  private let events: AsyncStream<PerformanceEvent>
  private let eventSink: AsyncStream<PerformanceEvent>.Continuation
  private let times: [SceneTime]
  private let renderer: FrameRenderer
  private var shown: Canvas?
  private var isFinished = false
  private var isNextFrameDue = false

  init(_ performance: Performance, on terminal: Terminal, clock: PerformanceClock) {
    self.performance = performance
    self.terminal = terminal
    self.clock = clock
    session = TerminalSession(terminal)
    (events, eventSink) = AsyncStream.makeStream(of: PerformanceEvent.self)
    times = performance.scenes.map { SceneTime($0.title, clock) }
    renderer = FrameRenderer(performance, times, clock, hasKeys: terminal.hasKeys) { [eventSink] in
      eventSink.yield(.changed)
    }
  }

  func run(until ending: Performance.Ending) async -> Outcome {
    session.enter()
    let signals = terminal.isOfProcess ? PerformanceSignals(session, events: eventSink) : nil
    let (reading, end) = AsyncStream.makeStream(of: Void.self)
    let keyboard = terminal.hasKeys ? keyboard { end.finish() } : nil
    let run = performance.start(times, events: eventSink)
    let reason = await play(until: terminal.hasKeys ? ending : .whenDone)
    run.cancel()
    keyboard?.close()
    // The caller may close the descriptor, so the reader has to have stopped.
    if keyboard != nil { for await _ in reading {} }
    let outcome = Outcome(reason, times)
    session.leave()
    leaveLastFrame()
    session.printHeldOutput()
    signals?.close()
    return outcome
  }

  private func keyboard(atEnd: @escaping @Sendable () -> Void) -> DescriptorReader {
    let decoder = Mutex(KeyDecoder())
    let onBytes = { @Sendable [eventSink] (bytes: [UInt8]) in
      let keys = decoder.withLock { $0.feed(bytes) }
      if !keys.isEmpty { eventSink.yield(.keys(keys)) }
    }
    return DescriptorReader(terminal.input, onBytes: onBytes, atEnd: atEnd)
  }

  private func play(until ending: Performance.Ending) async -> Outcome.Reason {
    show()
    for await event in events {
      if let reason = handle(event) { return reason }
      show()
      if ending == .whenDone, isFinished, !renderer.scenes.isMoving { break }
    }
    return .finished
  }

  private func handle(_ event: PerformanceEvent) -> Outcome.Reason? {
    switch event {
    case .changed:
      break
    case .finished:
      isFinished = true
    case .nextFrame:
      isNextFrameDue = false
    case .resized:
      shown = nil
    case .interrupted(let signal):
      return .interrupted(signal: signal)
    case .keys(let keys):
      var isShown = true
      for key in keys {
        if key == .control("l") {
          shown = nil
        } else if performance.scenes.map({ $0.press(key) }).contains(.handled) {
          isShown = false
        } else if key == .character("q") {
          // The last frame stays, so it has to show what the keys before this one have done.
          if !isShown { show() }
          return .quit
        }
      }
    }
    return nil
  }

  private func show() {
    let before = ProcessorTime.ofThread
    defer {
      let spent = ProcessorTime.ofThread - before
      for time in times { time.drawing += spent }
    }
    let frame = renderer.draw(in: session.size)
    session.draw(FrameUpdate.text(from: shown, to: frame, depth: terminal.colors))
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
    var lines = renderer.last(in: session.size).lines(terminal.colors)[...]
    while lines.first?.isEmpty == true { lines.removeFirst() }
    while lines.last?.isEmpty == true { lines.removeLast() }
    if !lines.isEmpty {
      terminal.write(lines.joined(separator: "\n") + "\n")
    }
  }
}
