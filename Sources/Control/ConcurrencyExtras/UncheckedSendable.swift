/// A value that you vouch for: it may cross to another task though its type does not say so.
///
/// The compiler can no longer help to find a race on it. To share what changes, use
/// ``LockIsolated`` instead.
@dynamicMemberLookup
@propertyWrapper
public struct UncheckedSendable<Value>: @unchecked Sendable {
  // Unchecked is the purpose of this type: code that writes its name takes the check upon itself.
  public var value: Value

  public init(_ value: Value) {
    self.value = value
  }

  public init(wrappedValue: Value) {
    self.init(wrappedValue)
  }

  public var wrappedValue: Value {
    get { value }
    _modify { yield &value }
  }

  public var projectedValue: Self {
    get { self }
    set { self = newValue }
  }

  public subscript<Subject>(dynamicMember keyPath: KeyPath<Value, Subject>) -> Subject {
    value[keyPath: keyPath]
  }

  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Subject {
    get { value[keyPath: keyPath] }
    _modify { yield &value[keyPath: keyPath] }
  }
}

extension UncheckedSendable: Equatable where Value: Equatable {}
extension UncheckedSendable: Hashable where Value: Hashable {}

extension UncheckedSendable: AsyncSequence where Value: AsyncSequence {
  public typealias AsyncIterator = Value.AsyncIterator
  public typealias Element = Value.Element
  public typealias Failure = Value.Failure

  public func makeAsyncIterator() -> Value.AsyncIterator {
    value.makeAsyncIterator()
  }
}
