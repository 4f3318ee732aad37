// Right as well: it notes each save with its time, and compares the whole log at the end.

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
  let clock = TestClock()
  let time = LockIsolated(0)
  let log = LockIsolated<[Save]>([])
  func launched(_ kept: [String]) -> any ShoppingList {
    withDependencies {
      $0.continuousClock = clock
      $0.listMemory.load = { kept }
      $0.listMemory.save = { things in
        log.withValue { $0.append(Save(time: time.value, things: things)) }
      }
    } operation: {
      launch()
    }
  }
  func pass(milliseconds: Int) async {
    for step in [milliseconds - 1, 1] {
      time.withValue { $0 += step }
      await clock.advance(by: .milliseconds(step))
    }
  }

  let list = launched(["z", "a", "z"])
  var isRight = list.things == ["z", "a", "z"]
  var shown: [[String]] = []
  for (thing, pause) in [("b", 400), ("b", 1000), ("a", 999), ("c", 1000), ("d", 1000)] {
    list.addButtonTapped(thing)
    shown.append(list.things)
    await pass(milliseconds: pause)
  }
  await pass(milliseconds: 20_000)
  let next = launched(list.things)
  await pass(milliseconds: 20_000)
  isRight = isRight && next.things == list.things
  return isRight
    && log.value == [
      Save(time: 1400, things: shown[1]),
      Save(time: 3399, things: shown[3]),
      Save(time: 4399, things: shown[4]),
    ]
}

private struct Save: Equatable, Sendable {
  let time: Int
  let things: [String]
}
