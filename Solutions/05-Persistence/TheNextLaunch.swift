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
  let clock = TestClock()
  let saves = LockIsolated<[[String]]>([])
  func launched() -> any ShoppingList {
    withDependencies {
      $0.continuousClock = clock
      $0.listMemory = ListMemory(
        load: { saves.value.last ?? ["tea", "rice"] },
        save: { things in saves.withValue { $0.append(things) } }
      )
    } operation: {
      launch()
    }
  }
  let list = launched()
  guard list.things == ["tea", "rice"] else { return false }
  list.addButtonTapped("milk")
  await clock.advance(by: .milliseconds(600))
  list.addButtonTapped("tea")
  await clock.advance(by: .milliseconds(999))
  guard saves.value == [] else { return false }
  await clock.advance(by: .milliseconds(1))
  var expected = [list.things]
  guard saves.value == expected else { return false }
  list.addButtonTapped("bread")
  await clock.advance(by: .seconds(60))
  expected.append(list.things)
  guard saves.value == expected, launched().things == list.things else { return false }
  // The memory is empty now: a list that shows anything has it from elsewhere.
  saves.setValue([[]])
  return launched().things == []
}
