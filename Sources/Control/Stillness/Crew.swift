import Dispatch

/// Who takes the jobs of the lane: one thread for those of the pool, and the main thread for those
/// of the main actor. It is at one of the two at any time.
struct Crew: Sendable {
  /// Which crew this is. A crew that comes back from a job and finds a newer one in its place
  /// leaves.
  let number: Int
  private let thread: DispatchQueue

  init(number: Int) {
    self.number = number
    self.thread = DispatchQueue(label: "stillness.crew.\(number)")
  }

  func go(to place: Job.Place, _ work: @escaping @Sendable (Crew) -> Void) {
    let queue = place == .main ? DispatchQueue.main : thread
    queue.async { work(self) }
  }
}
