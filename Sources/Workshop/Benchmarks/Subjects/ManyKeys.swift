import Dependencies

/// One of any number of keys, each of a type of its own.
protocol CountedKey: DependencyKey where Value == Int {}

enum FirstKey: CountedKey {
  static let liveValue = 0
  static let testValue = 0
}

enum KeyAfter<Previous: CountedKey>: CountedKey {
  static var liveValue: Int { 0 }
  static var testValue: Int { 0 }
}

/// A number of different keys.
struct ManyKeys: Sendable {
  let keys: [any CountedKey.Type]

  init(_ count: Int) {
    var keys: [any CountedKey.Type] = [FirstKey.self]
    while keys.count < count { keys.append(keys[keys.count - 1].next) }
    self.keys = Array(keys.prefix(count))
  }

  /// Overrides each of them.
  func override(in values: inout DependencyValues) {
    for key in keys { key.override(in: &values) }
  }

  /// Runs an operation within as many overrides, one inside the other.
  func nest(_ operation: () -> Duration) -> Duration {
    func nest(_ rest: ArraySlice<any CountedKey.Type>) -> Duration {
      guard let key = rest.first else { return operation() }
      return withDependencies {
        key.override(in: &$0)
      } operation: {
        nest(rest.dropFirst())
      }
    }
    return nest(keys[...])
  }

  /// Runs an asynchronous operation within as many overrides, one inside the other.
  func nestAsynchronously(_ operation: () async -> Duration) async -> Duration {
    func nest(_ rest: ArraySlice<any CountedKey.Type>) async -> Duration {
      guard let key = rest.first else { return await operation() }
      return await withDependencies {
        key.override(in: &$0)
      } operation: {
        await nest(rest.dropFirst())
      }
    }
    return await nest(keys[...])
  }
}

extension CountedKey {
  fileprivate static var next: any CountedKey.Type { KeyAfter<Self>.self }

  fileprivate static func override(in values: inout DependencyValues) {
    values[Self.self] = 3
  }
}
