import Composable

extension Row {
  /// Steps of a test store, each of which waits until everything rests.
  static var stores: [Row] {
    [
      Row("TestStore.send", floor: .yield, target: .microseconds(60)) { repetitions in
        await time(of: repetitions, isAnswered: false)
      },
      Row(
        "TestStore.send, and receive from its effect",
        floor: .yield,
        target: .microseconds(200)
      ) { repetitions in
        await time(of: repetitions, isAnswered: true)
      },
    ]
  }

  /// On the main actor, where the tests of a store are.
  @MainActor
  private static func time(of repetitions: Int, isAnswered: Bool) async -> Duration {
    let store = TestStore(initialState: 0) {
      Reduce<Int, Bool> { state, isQuestion in
        state += 1
        return isQuestion && isAnswered ? .run { send in await send(false) } : .none
      }
    }
    return await asynchronousTime {
      for _ in 0..<repetitions {
        await store.send(true) { $0 += 1 }
        if isAnswered { await store.receive(false) { $0 += 1 } }
      }
    }
  }
}
