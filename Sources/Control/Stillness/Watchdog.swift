import Dispatch
import OperatingSystem

/// Looks after the lane from time to time, for as long as the process lives.
///
/// Time is counted in ticks: a tick is a twentieth of a second that the process could use, because
/// the processors worked for it, or all its threads waited. Time in which other processes had the
/// processors does not count, so no limit is reached sooner because the machine is busy.
struct Watchdog {
  static let ticksPerSecond = 20

  private static let queue = DispatchQueue(label: "stillness.watchdog")

  private var workAtLastTick = ProcessorTime.ofProcess

  static func begin() {
    Watchdog().lookLater()
  }

  private func lookLater() {
    Self.queue.asyncAfter(deadline: .now() + 1 / Double(Self.ticksPerSecond)) {
      var watchdog = self
      watchdog.look()
      watchdog.lookLater()
    }
  }

  private mutating func look() {
    let isHeldUp = SerialLane.shared.isHeldUp()
    let observation = Observation(
      hasWorked: ProcessorTime.ofProcess - workAtLastTick >= .seconds(1) / Self.ticksPerSecond,
      allWait: isHeldUp && ProcessThreads.allOthersWait
    )
    if observation.isTick { workAtLastTick = ProcessorTime.ofProcess }
    SerialLane.shared.inspect(observation)
  }
}

/// The process as the watchdog sees it.
struct Observation {
  /// Whether the processors have worked for it, since the last tick.
  var hasWorked = false
  /// Whether a job holds up the lane, and all threads wait.
  var allWait = false
  /// How many processes want a processor, for each that there is. It is read only when it counts.
  var load: @Sendable () -> Double = { MachineLoad.now }

  var isTick: Bool { hasWorked || allWait }
}
