import Dispatch

/// Who takes the jobs of the lane: one thread for those of the pool, and the main thread for those
/// of the main actor. It is at one of the two at any time.
struct Crew: Sendable {
  /// Which crew this is. A crew that comes back from a job and finds a newer one in its place
  /// leaves.
  let number: Int
  private let queue: DispatchQueue
  /// Where it was when it last came for a job.
  private var thread: WorkingThread?

  init(number: Int) {
    self.number = number
    queue = DispatchQueue(label: "stillness.crew.\(number)")
  }

  /// Whether its job waits for something, and not only for a processor.
  var isBlocked: Bool { thread?.isBlocked ?? true }

  func go(to place: Job.Place, _ work: @escaping @Sendable (Crew) -> Void) {
    let queue = place == .main ? DispatchQueue.main : queue
    queue.async {
      var crew = self
      crew.thread = .current
      work(crew)
    }
  }
}
