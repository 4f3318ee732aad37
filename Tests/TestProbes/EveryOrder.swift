import Dependencies
import Testing

/// Tries what may happen in every order, the shortest orders first: of what goes wrong, the failure
/// tells the least that has to happen for it.
///
///     await everyOrder(upTo: 3, of: { _ in Step.allCases }) { steps in
///       let door = Door()
///       for step in steps { door.take(step) }
///       return door.isOpen == isOpen(after: steps) ? nil : "the door is open: \(door.isOpen)"
///     }
///
/// `next` says what may come after some steps, and ends their order where nothing may; `fault` what
/// is wrong after them; `place` which line says so, where faults belong to several demands.
@MainActor
package func everyOrder<Step>(
  upTo length: Int,
  of next: ([Step]) -> [Step],
  sourceLocation: SourceLocation = #_sourceLocation,
  at place: () -> SourceLocation? = { nil },
  fault: @MainActor ([Step]) async throws -> String?
) async rethrows {
  var orders: [[Step]] = [[]]
  for _ in 1...length {
    orders = orders.flatMap { order in next(order).map { order + [$0] } }
    for order in orders {
      // A scope hands the test down to all tasks that are begun in it.
      let fault = try await withDependencies({ _ in }, operation: { try await fault(order) })
      guard let fault else { continue }
      let steps = order.map { "\($0)" }.joined(separator: ", ")
      let story = "\(steps.prefix(1).uppercased())\(steps.dropFirst()): \(fault)"
      Issue.record("\(story)", sourceLocation: place() ?? sourceLocation)
      return
    }
  }
}
