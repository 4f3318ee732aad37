import Dependencies

/// The microphone of the device. It stands for the framework of a vendor: there is one, it works
/// from wherever it is reached, and it is not yours to change.
final class DeviceMicrophone: Sendable {
  static var shared: DeviceMicrophone { current }

  /// A test can put another one in its place, which is more than a vendor lets you do.
  @TaskLocal static var current = DeviceMicrophone()

  private let log = LockIsolated<[String]>([])
  private let hear: @Sendable () -> Double

  init(hear: @escaping @Sendable () -> Double = { 0 }) { self.hear = hear }

  /// All that was asked of it.
  var calls: [String] { log.value }

  /// Turns it on: a red light shows.
  func open() { log.withValue { $0.append("open") } }

  /// How loud it is, from 0 to 1.
  func level() -> Double {
    log.withValue { $0.append("level") }
    return hear()
  }

  /// Turns it off.
  func close() { log.withValue { $0.append("close") } }
}
