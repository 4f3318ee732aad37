public import Foundation
import Synchronization

extension DependencyValues {
  /// Makes identifiers.
  ///
  /// ```swift
  /// @Dependency(\.uuid) var uuid
  /// let todo = Todo(id: uuid())
  /// ```
  ///
  /// In a test, `$0.uuid = .incrementing` makes ones that you can tell in advance.
  public var uuid: UUIDGenerator {
    get { self[UUIDGeneratorKey.self] }
    set { self[UUIDGeneratorKey.self] = newValue }
  }
}

/// Makes an identifier when it is called.
public struct UUIDGenerator: Sendable {
  private let generate: @Sendable () -> UUID

  public init(_ generate: @escaping @Sendable () -> UUID) {
    self.generate = generate
  }

  /// Always makes the same identifier.
  public static func constant(_ uuid: UUID) -> Self { Self { uuid } }

  /// Counts up from zero: `UUID(0)`, `UUID(1)`, …
  public static var incrementing: Self {
    let count = Count()
    return Self { UUID(count.next()) }
  }

  public func callAsFunction() -> UUID { generate() }

  private final class Count: Sendable {
    private let value = Atomic(0)

    func next() -> Int { value.wrappingAdd(1, ordering: .relaxed).oldValue }
  }
}

extension UUID {
  /// The identifier that ends in a number, written in hexadecimal digits.
  ///
  /// `UUID(10)` is `00000000-0000-0000-0000-00000000000A`. A number below zero has a 1 in the group
  /// before its digits: `UUID(-1)` is `00000000-0000-0001-0000-000000000001`.
  public init(_ number: Int) {
    let digits = String(number.magnitude, radix: 16, uppercase: true)
    let padded = String(repeating: "0", count: 16 - digits.count) + digits
    let sign = number < 0 ? 1 : 0
    self.init(uuidString: "00000000-0000-000\(sign)-\(padded.prefix(4))-\(padded.suffix(12))")!
  }
}

private enum UUIDGeneratorKey: DependencyKey {
  static let liveValue = UUIDGenerator { UUID() }
}
