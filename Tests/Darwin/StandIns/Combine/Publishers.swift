// The publishers that the sample of chapter 07 uses. All of them have one type: their names, their
// order and what they ask of a scheduler are judged.

public protocol Publisher<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error
}

public struct AnyPublisher<Output, Failure: Error>: Publisher {}

public protocol ObservableObject: AnyObject {}

@propertyWrapper public struct Published<Value> {
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public var wrappedValue: Value
  public var projectedValue: Publisher {
    get { Publisher() }
    set {}
  }

  public struct Publisher: Combine.Publisher {
    public typealias Output = Value
    public typealias Failure = Never
  }
}

extension Publisher {
  public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> { AnyPublisher() }
  public func map<T>(_ change: @escaping (Output) -> T) -> AnyPublisher<T, Failure> {
    AnyPublisher()
  }
  public func debounce<S: Scheduler>(
    for time: S.SchedulerTimeType.Stride,
    scheduler: S
  ) -> AnyPublisher<Output, Failure> { AnyPublisher() }
  public func receive<S: Scheduler>(on scheduler: S) -> AnyPublisher<Output, Failure> {
    AnyPublisher()
  }
  public func switchToLatest() -> AnyPublisher<Output.Output, Failure>
  where Output: Publisher, Output.Failure == Failure { AnyPublisher() }
}

extension Publisher where Failure == Never {
  public func assign(to published: inout Published<Output>.Publisher) {}
}
