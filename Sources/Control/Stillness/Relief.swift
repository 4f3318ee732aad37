import Dispatch

/// Looks after the lane once a second, for as long as the process lives.
enum Relief {
  private static let queue = DispatchQueue(label: "stillness.relief")

  static func begin() {
    queue.asyncAfter(deadline: .now() + 1) {
      SerialLane.shared.inspect()
      begin()
    }
  }
}
