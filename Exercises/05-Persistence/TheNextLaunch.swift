import Dependencies

/// What a shopping list is kept in between two launches.
struct ListMemory: Sendable {
  var load: @Sendable () -> [String]
  var save: @Sendable ([String]) -> Void
}

extension ListMemory: TestDependencyKey {
  static let testValue = ListMemory(
    load: unimplemented("ListMemory.load", placeholder: []),
    save: unimplemented("ListMemory.save")
  )
}

extension DependencyValues {
  var listMemory: ListMemory {
    get { self[ListMemory.self] }
    set { self[ListMemory.self] = newValue }
  }
}

/// A list of things to buy. It loads what is kept when it is made, which is when the app is
/// launched, and saves all that it shows, once, one second after the last change.
@MainActor
protocol ShoppingList {
  var things: [String] { get }
  func addButtonTapped(_ thing: String)
}

/// Whether a shopping list does what is written above `ShoppingList`.
@MainActor
func isKept(_ launch: () -> any ShoppingList) async -> Bool {
  let list = withDependencies {
    // TODO: Hand the list a clock that you move.
    $0.continuousClock = ImmediateClock()
    // TODO: Hand it a memory of yours, which holds something, and note what is saved there.
    $0.listMemory = ListMemory(load: { [] }, save: { _ in })
  } operation: {
    launch()
  }
  // TODO: Look at what it shows, change it more than once, and look at what is saved, and when.
  list.addButtonTapped("tea")
  // TODO: Say whether all was as it should be, also at the next launch, and on an empty memory.
  return true
}
