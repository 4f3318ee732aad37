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
/// `context` is that of the test, where none is given. `next` says what may come after some steps, and
/// ends their order where nothing may; `fault` what is wrong after them.
@MainActor
package func everyOrder<Step>(
  in context: DependencyContext? = nil,
  upTo length: Int,
  of next: ([Step]) -> [Step],
  sourceLocation: SourceLocation = #_sourceLocation,
  fault: @MainActor ([Step]) async throws -> String?
) async rethrows {
  try await everyOrder(in: context, upTo: length, of: next) { steps in
    try await fault(steps).map { (says: $0, at: sourceLocation) }
  }
}

/// Tries every order, where a fault says also which demand it belongs to, by the line it is `at`.
@MainActor
package func everyOrder<Step>(
  in context: DependencyContext? = nil,
  upTo length: Int,
  of next: ([Step]) -> [Step],
  fault: @MainActor ([Step]) async throws -> (says: String, at: SourceLocation)?
) async rethrows {
  var orders: [[Step]] = [[]]
  for _ in 1...length {
    orders = orders.flatMap { order in next(order).map { order + [$0] } }
    for order in orders {
      // A scope hands the test down to all tasks that are begun in it.
      let fault = try await withDependencies {
        if let context { $0.context = context }
      } operation: {
        try await fault(order)
      }
      guard let fault else { continue }
      let steps = order.map { "\($0)" }.joined(separator: ", ")
      let story = "\(steps.prefix(1).uppercased())\(steps.dropFirst()): \(fault.says)"
      Issue.record("\(story)", sourceLocation: fault.at)
      return
    }
  }
}
