import Dispatch

/// A thread that takes the jobs of the lane. For those of the main actor it goes to the main
/// thread.
struct LaneThread: Sendable {
  /// A thread that comes back from a job and finds a newer one in its place leaves.
  let number: Int
  /// Where it is, or is on its way to.
  var kind = Job.ThreadKind.pool
  private let queue: DispatchQueue

  init(number: Int) {
    self.number = number
    queue = DispatchQueue(label: "stillness.lane.\(number)")
  }

  func go(_ work: @escaping @Sendable () -> Void) {
    (kind == .main ? DispatchQueue.main : queue).async(execute: work)
  }
}
