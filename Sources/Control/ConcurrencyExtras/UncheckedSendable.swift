/// A value that you vouch for: it may cross to another task though its type does not say so.
///
/// The compiler can no longer help to find a race on it. To share what changes, use
/// ``LockIsolated`` instead.
public struct UncheckedSendable<Value>: @unchecked Sendable {
  // Unchecked is the purpose of this type: code that writes its name takes the check upon itself.
  public var value: Value

  public init(_ value: Value) { self.value = value }
}

extension UncheckedSendable: Equatable where Value: Equatable {}
extension UncheckedSendable: Hashable where Value: Hashable {}
