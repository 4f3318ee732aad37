import Dependencies

/// Collects events and posts them together, so that the radio can sleep in between.
@MainActor
final class EventBatcher {
  private enum Order: Sendable {
    case keep(String)
    case timeIsUp(Int)
    case flush(CheckedContinuation<Void, Never>)
  }

  @Dependency(\.continuousClock) private var clock
  private let orders: AsyncStream<Order>.Continuation

  /// - Parameter post: Takes its time, and may fail. It must not be called twice at once.
  init(post: @escaping ([String]) async throws -> Void) {
    let (stream, orders) = AsyncStream.makeStream(of: Order.self)
    self.orders = orders
    let clock = clock
    Task {
      var waiting: [String] = []
      var timer: Task<Void, any Error>?
      var round = 0
      // What comes during a post is in the stream, and is looked at when the post is over.
      for await order in stream {
        switch order {
        case .keep(let event):
          waiting.append(event)
        case .timeIsUp(let number) where number != round:
          break
        case .timeIsUp, .flush:
          timer?.cancel()
          (timer, round) = (nil, round + 1)
          let batch = waiting
          waiting = []
          if !batch.isEmpty {
            do { try await post(batch) } catch { waiting = batch }
          }
          if case .flush(let isOver) = order { isOver.resume() }
        }
        if timer == nil, !waiting.isEmpty {
          timer = Task { [round] in
            try await clock.sleep(for: .seconds(10))
            orders.yield(.timeIsUp(round))
          }
        }
      }
    }
  }

  /// Keeps the event, and posts it with all that come within ten seconds.
  func track(_ event: String) { orders.yield(.keep(event)) }

  /// Posts what waits without waiting for the ten seconds: the app is about to go away.
  func flush() async {
    await withCheckedContinuation { orders.yield(.flush($0)) }
  }
}

/// Does one piece of work after another. It stays as it is.
@MainActor
final class Line {
  private var last: Task<Void, Never>?

  /// Begins this work when the work before it in line is over, and returns when this work is over.
  ///
  /// The work is a task of its own, so it goes on when the task that waits here is cancelled.
  func take(_ work: @escaping @MainActor () async -> Void) async {
    let turn = Task { [last] in
      await last?.value
      await work()
    }
    last = turn
    await turn.value
  }
}
