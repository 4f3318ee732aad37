import Testing

@testable import Stage

@MainActor
@Suite struct Watches {
  private let model = Visits()

  @Test func `every state is seen, each after the change that made it`() {
    let (watch, seen) = watch(.every) { "\($0.count)" }
    watch.lookNow()
    model.count = 1
    model.count = 2
    model.count = 3
    #expect(seen.states == ["0", "0", "1", "2"])
    watch.lookNow()
    #expect(seen.states == ["0", "0", "1", "2", "3"])
    #expect(seen.changes == 3)
  }

  @Test func `the latest state is seen when there is time`() {
    let (watch, seen) = watch(.latest) { "\($0.count)" }
    watch.lookNow()
    model.count = 1
    model.count = 2
    #expect(seen.states == ["0"])
    #expect(seen.changes == 1)
    watch.lookNow()
    model.count = 3
    #expect(seen.states == ["0", "2"])
    #expect(seen.changes == 2)
  }

  @Test(arguments: [ModelWatch.Attention.latest, .every])
  func `only what was read is watched, and that changes with the state`(
    attention: ModelWatch.Attention
  ) {
    let (watch, seen) = watch(attention) { $0.isOver ? $0.text : "-" }
    watch.lookNow()
    model.text = "unseen"
    #expect(seen.changes == 0)
    model.isOver = true
    #expect(seen.changes == 1)
    watch.lookNow()
    model.text = "seen"
    #expect(seen.changes == 2)
    watch.lookNow()
    #expect(seen.states.last == "seen")
  }

  @Test func `looking often does not multiply the changes`() {
    let (watch, seen) = watch(.every) { "\($0.count)" }
    for _ in 1...100 { watch.lookNow() }
    model.count = 1
    #expect(seen.changes == 1)
  }

  private final class Seen {
    var states: [String] = []
    var changes = 0
  }

  private func watch(
    _ attention: ModelWatch.Attention,
    read: @escaping @MainActor (Visits) -> String
  ) -> (ModelWatch, Seen) {
    let seen = Seen()
    let watch = ModelWatch(attention) { [model] in
      seen.states.append(read(model))
    } changed: {
      seen.changes += 1
    }
    return (watch, seen)
  }
}
