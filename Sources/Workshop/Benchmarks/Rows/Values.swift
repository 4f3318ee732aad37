import Dependencies

extension Row {
  /// Values by themselves.
  static var values: [Row] {
    [
      Row(
        "DependencyValues(), and a first read from it",
        floor: .newObject,
        target: .floors(45)
      ) { repetitions in
        time { for _ in 0..<repetitions { keep(DependencyValues().number) } }
      },
      Row(
        "call of an endpoint of an overridden client",
        floor: .closureCall
      ) { repetitions in
        withDependencies {
          $0.counter = CounterClient { 7 }
        } operation: {
          @Dependency(\.counter) var counter
          return time { for _ in 0..<repetitions { keep(counter.count()) } }
        }
      },
    ]
  }
}

/// A client as features have them: a struct of closures.
private struct CounterClient: DependencyKey {
  var count: @Sendable () -> Int

  static let liveValue = CounterClient { 1 }
}

extension DependencyValues {
  fileprivate var counter: CounterClient {
    get { self[CounterClient.self] }
    set { self[CounterClient.self] = newValue }
  }
}
