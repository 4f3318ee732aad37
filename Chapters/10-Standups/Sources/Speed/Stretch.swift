import OperatingSystem

/// Work without a pause, in processor time: other programs do not count.
struct Stretch: Comparable, CustomStringConvertible {
  let duration: Duration

  @MainActor
  static func taken(_ work: () -> Void) -> Stretch {
    let start = ProcessorTime.ofThread
    work()
    return Stretch(duration: ProcessorTime.ofThread - start)
  }

  static func longest(of all: [Stretch]) -> Stretch { all.max() ?? Stretch(duration: .zero) }

  static func < (lhs: Stretch, rhs: Stretch) -> Bool { lhs.duration < rhs.duration }

  var description: String { duration.inMilliseconds }
}

/// Work beside the main actor: what it takes of the processors, and how long a key that is pressed
/// meanwhile has to wait for the main actor. The latter is time on the wall: other programs count.
struct Wait: CustomStringConvertible {
  let work: Duration
  let longest: Duration

  @MainActor
  static func taken(_ work: () async -> Void) async -> Wait {
    let start = ProcessorTime.ofProcess
    let pulse = Task { await longestWait() }
    await work()
    let took = ProcessorTime.ofProcess - start
    pulse.cancel()
    return Wait(work: took, longest: await pulse.value)
  }

  /// Presses a key each millisecond, so to speak.
  @MainActor
  private static func longestWait() async -> Duration {
    let clock = ContinuousClock()
    var longest = Duration.zero
    while !Task.isCancelled {
      let pressed = await Task.detached {
        try? await clock.sleep(for: .milliseconds(1))
        return clock.now
      }.value
      longest = max(longest, pressed.duration(to: clock.now))
    }
    return longest
  }

  var description: String {
    "\(work.inMilliseconds) of work, during which a key waits for \(longest.inMilliseconds) at most"
  }
}

extension Duration {
  /// `3.1 ms`
  fileprivate var inMilliseconds: String {
    let tenths = Int((self / .microseconds(100)).rounded())
    return "\(tenths / 10).\(tenths % 10) ms"
  }
}
