// Right as well: a memory that is one value, which counts its saves, and steps that must all be true.

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

/// A list of things to buy. It loads what is kept when it is made, which is when the app is launched,
/// and saves all that it shows, once, one second after the last change.
@MainActor
protocol ShoppingList {
  var things: [String] { get }
  func addButtonTapped(_ thing: String)
}

/// Whether a shopping list does what is written above it.
@MainActor
func isKept(_ launch: () -> any ShoppingList) async -> Bool {
  let memory = Memory(holding: ["tea", "bread"])
  let clock = TestClock()
  func launchAgain() -> any ShoppingList {
    withDependencies {
      $0.listMemory = ListMemory(load: { memory.things }, save: { memory.save($0) })
      $0.continuousClock = clock
    } operation: {
      launch()
    }
  }
  let list = launchAgain()
  await clock.advance(by: .seconds(2))
  var steps = [list.things == ["tea", "bread"], memory.count == 0]
  for (round, thing) in ["milk", "tea"].enumerated() {
    list.addButtonTapped(thing)
    await clock.advance(by: .microseconds(999_999))
    list.addButtonTapped(thing)
    await clock.advance(by: .microseconds(999_999))
    steps.append(memory.count == round)
    await clock.advance(by: .microseconds(1))
    steps.append(memory.count == round + 1 && memory.things == list.things)
    await clock.advance(by: .seconds(1000))
  }
  steps.append(memory.count == 2)
  steps.append(launchAgain().things == memory.things)
  return !steps.contains(false)
}

private final class Memory: Sendable {
  private let state: LockIsolated<(things: [String], count: Int)>

  init(holding things: [String]) { state = LockIsolated((things, 0)) }

  var things: [String] { state.withValue { $0.things } }
  var count: Int { state.withValue { $0.count } }
  func save(_ things: [String]) { state.withValue { $0 = (things, $0.count + 1) } }
}
