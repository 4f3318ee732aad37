/// A value of a key, in a form in which it lies beside values of other types.
///
/// Unchecked because it is not final: there is one class that inherits from it, and all that both have
/// is constant and sendable.
class AnyKeyedValue: @unchecked Sendable {
  let key: any TestDependencyKey.Type

  init(of key: any TestDependencyKey.Type) {
    self.key = key
  }

  func value<Key: TestDependencyKey>(of key: Key.Type) -> Key.Value {
    (self as! KeyedValue<Key>).value
  }
}

final class KeyedValue<Key: TestDependencyKey>: AnyKeyedValue, @unchecked Sendable {
  let value: Key.Value

  init(_ value: Key.Value) {
    self.value = value
    super.init(of: Key.self)
  }
}
