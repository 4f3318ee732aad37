import Dependencies
import TestProbes
import Testing

@testable import CountdownExercises

@MainActor
@Suite struct TakeControl {
  let clock = TestClock()

  // Demand 1
  @Test func `the kettle waits on the clock that it was made with`() async {
    let kettle = Kettle.made(with: clock)
    let boiling = Task { try await kettle.switchOn() }
    defer { boiling.cancel() }

    do { try await clock.checkSuspension() } catch { return }
    Issue.record("Nothing sleeps on the clock of the test: the kettle waits on another one.")
  }

  @Test func `two kettles wait on two clocks`() async {
    let other = TestClock()
    let (first, second) = (Kettle.made(with: clock), Kettle.made(with: other))
    let (boilingFirst, boilingSecond) = (Boiling(first), Boiling(second))

    await other.advance(by: .seconds(180))
    #expect(second.isWhistling, "On the second clock, three minutes are over: no whistle.")
    #expect(!first.isWhistling, "The first kettle waits on the clock of the second.")
    await boilingFirst.end()
    await boilingSecond.end()
  }

  @Test(arguments: contexts)
  func `it sleeps once, and whistles after three minutes`(context: DependencyContext) async {
    await inContext(context) {
      let sleeps = LockIsolated(0)
      let kettle = Kettle.made(with: StrangeClock.counting(clock, in: sleeps), in: context)
      let view = TestView { kettle.isWhistling }
      // It is there for a while before you switch it on.
      await clock.advance(by: .milliseconds(7_310))
      let boiling = Boiling(kettle)

      await clock.advance(by: .seconds(180) - .microseconds(1))
      #expect(!kettle.isWhistling, "Three minutes have not passed, and the kettle whistles.")
      await clock.advance(by: .microseconds(1))
      #expect(kettle.isWhistling, "Three minutes are over, and there is no whistle.")
      guard kettle.isWhistling else { return await boiling.end() }
      #expect(view.isTold, "The kettle whistles, and a screen that shows it is not notified.")
      #expect(sleeps.value == 1, "It has to sleep once. In three minutes it has slept:")
      // Demand 2
      #expect(boiling.hasEnded, "The kettle whistles, and 'switchOn' does not end.")
      #expect(boiling.endedWhistling != false, "'switchOn' ends before the kettle whistles.")
      await boiling.end()
    }
  }

  // Demand 3
  @Test(arguments: contexts)
  func `it never whistles when it is switched off`(context: DependencyContext) async {
    await inContext(context) {
      let kettle = Kettle.made(with: clock, in: context)
      let boiling = Boiling(kettle)
      await clock.advance(by: .milliseconds(90_437))

      await boiling.end()
      #expect(boiling.hasEnded, "The task was cancelled, and 'switchOn' does not end.")
      #expect(!kettle.isWhistling, "You switch the kettle off, and it whistles at once.")
      await clock.advance(by: .seconds(180))
      #expect(!kettle.isWhistling, "You switched the kettle off, and it whistles all the same.")

      let again = Boiling(kettle)
      await clock.advance(by: .seconds(180) - .microseconds(1))
      #expect(!kettle.isWhistling, "Switched off and on again, it does not wait three minutes.")
      await clock.advance(by: .microseconds(1))
      #expect(kettle.isWhistling, "You switched it off and on again, and there is no whistle.")
      await again.end()
    }
  }

  // Demand 4
  @Test func `in a preview it whistles as soon as it is switched on`() async {
    let sleeps = LockIsolated(0)
    let (kettle, other) = withDependencies {
      $0.continuousClock = StrangeClock.counting(clock, in: sleeps)
    } operation: {
      (Kettle.forPreview(), Kettle.forPreview())
    }
    await clock.advance()
    #expect(!kettle.isWhistling, "The kettle for a preview whistles before you switch it on.")
    let boiling = Boiling(kettle)

    await clock.advance()
    #expect(kettle.isWhistling, "The kettle for a preview is on, and you wait for the whistle.")
    await boiling.end()

    await Boiling(other).end()
    #expect(!other.isWhistling, "You switched the kettle for a preview off, and it whistles.")
    #expect(sleeps.value == 0, "The kettle for a preview sleeps on the app's clock, not its own.")
  }
}

extension Kettle {
  fileprivate static func made(
    with clock: any Clock<Duration>,
    in context: DependencyContext = .test
  ) -> Kettle {
    withDependencies {
      $0.context = context
      $0.continuousClock = clock
    } operation: {
      Kettle()
    }
  }
}

/// A kettle that is on, until the test switches it off.
@MainActor
private final class Boiling {
  /// Nil before it has ended.
  private(set) var endedWhistling: Bool?
  var hasEnded: Bool { endedWhistling != nil }
  private var task: Task<Void, Never>?

  init(_ kettle: Kettle) {
    task = Task {
      try? await kettle.switchOn()
      endedWhistling = kettle.isWhistling
    }
  }

  func end() async {
    task?.cancel()
    await TestClock().advance()
  }
}
