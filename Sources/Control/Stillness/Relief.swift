import Dispatch

/// Inspects the lane from time to time, for as long as the process lives.
enum Relief {
  static let inspectionsPerSecond = 20

  private static let queue = DispatchQueue(label: "stillness.relief")

  static func begin() {
    queue.asyncAfter(deadline: .now() + 1 / Double(inspectionsPerSecond)) {
      SerialLane.shared.inspect()
      begin()
    }
  }
}
