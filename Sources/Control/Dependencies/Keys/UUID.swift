import Synchronization

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

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
  /// `UUID(10)` is `00000000-0000-0000-0000-00000000000A`.
  public init(_ number: Int) {
    precondition(0..<(1 << 48) ~= number, "UUID(\(number)) does not fit: it has twelve digits.")
    func byte(_ index: Int) -> UInt8 { UInt8(truncatingIfNeeded: number >> (8 * index)) }
    self.init(
      uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, byte(5), byte(4), byte(3), byte(2), byte(1), byte(0))
    )
  }
}

private enum UUIDGeneratorKey: DependencyKey {
  static let liveValue = UUIDGenerator { UUID() }
}
