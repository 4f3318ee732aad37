public import Dispatch
public import Schedulers

extension DependencyValues {
  /// The main queue, for what is scheduled on it now, later or again and again.
  ///
  /// In a test, override it with `DispatchQueue.test`, which the test advances, or with
  /// `.immediate`. A test that does not fails, and does not wait.
  ///
  /// A file that says so imports `Schedulers` here, and `CombineSchedulers` at work.
  public var mainQueue: AnySchedulerOf<DispatchQueue> {
    get { self[MainQueueKey.self] }
    set { self[MainQueueKey.self] = newValue }
  }
}

private enum MainQueueKey: DependencyKey {
  static let liveValue = AnySchedulerOf<DispatchQueue>.main

  /// Never one that really waits: a failed test should not be a slow one too.
  static var testValue: AnySchedulerOf<DispatchQueue> {
    DefaultRequest.reportMissingTestValue(of: Self.self, using: "a queue that never waits")
    return .immediate
  }
}
