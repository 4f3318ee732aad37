import Dispatch

/// Looks after the lane from time to time, for as long as the process lives.
///
/// Its heart beats when time has passed that the process could use: when the processors have worked
/// for it, or when all its threads wait. Time in which other processes had the processors does not
/// count, so no limit is reached sooner because the machine is busy.
struct Watchdog {
  static let beatsPerSecond = 20

  private static let queue = DispatchQueue(label: "stillness.watchdog")

  private var workAtLastBeat = ProcessorTime.now

  static func begin() {
    Watchdog().lookLater()
  }

  private func lookLater() {
    Self.queue.asyncAfter(deadline: .now() + 1 / Double(Self.beatsPerSecond)) {
      var watchdog = self
      watchdog.look()
      watchdog.lookLater()
    }
  }

  private mutating func look() {
    let isHeldUp = SerialLane.shared.hasStood()
    let look = Look(
      hasWorked: ProcessorTime.now - workAtLastBeat >= .seconds(1) / Self.beatsPerSecond,
      allWait: isHeldUp && ProcessThreads.allOthersWait,
      load: MachineLoad.now
    )
    if look.isBeat { workAtLastBeat = ProcessorTime.now }
    SerialLane.shared.inspect(look)
  }
}

/// What the watchdog sees of the process.
struct Look {
  /// Whether the processors have worked for it, since the last beat.
  var hasWorked = false
  /// Whether a job holds up the lane, and all threads wait.
  var allWait = false
  /// How many processes want a processor, for each that there is.
  var load = 1.0

  var isBeat: Bool { hasWorked || allWait }
}
