import Clocks
import Dispatch
import Schedulers
import TestTools
import Testing

@Suite struct ExactTime {
  @Test(arguments: 1...8)
  func `shows after each advance what that much time has done`(number: Int) async throws {
    try await assertAdvances(count: 100)
  }

  @Test(arguments: 1...8)
  func `shows after each advance of a queue what that much time has done`(number: Int) async {
    await assertAdvancesOfAQueue(count: 100)
  }
}

extension MachineStress {
  @Suite(.enabled(if: isStressWanted, "It takes minutes: WORKBOOK_STRESS=1 runs it."))
  struct ExactTimeStress {
    @Test(arguments: 1...8)
    func `a million advances on a busy machine show what that much time has done`(
      number: Int
    ) async throws {
      try await assertAdvances(count: 125_000)
    }

    @Test(arguments: 1...8)
    func `a million advances of a queue show what that much time has done`(number: Int) async {
      await assertAdvancesOfAQueue(count: 125_000)
    }
  }
}

@MainActor private func assertAdvances(count: Int) async throws {
  let clock = TestClock()
  let model = HoppingModel(clock: clock)
  model.start()
  for second in 1...count {
    await clock.advance(by: .seconds(1))
    // Asked first, because an expectation costs more than an advance.
    guard model.seconds == second else {
      #expect(model.seconds == second)
      break
    }
  }
  model.stop()
  try await clock.checkSuspension()
}

@MainActor private func assertAdvancesOfAQueue(count: Int) async {
  let queue = DispatchQueue.test
  let model = HoppingModel(clock: ImmediateClock())
  model.start(on: queue)
  for second in 1...count {
    await queue.advance(by: .seconds(1))
    guard model.seconds == second else {
      #expect(model.seconds == second)
      break
    }
  }
  model.stop()
}
