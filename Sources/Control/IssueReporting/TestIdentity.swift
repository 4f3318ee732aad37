/// Which test is running: one test function, one case of a parameterized test, or one run of an
/// XCTest method.
///
/// Values that are made on first use belong to it. It owns them, so that no test sees another's
/// and so that they go when it goes.
package struct TestIdentity: Sendable {
  @usableFromInline package let token: Token

  /// Makes an identity that is equal to no other.
  package init() {
    token = Token()
  }

  /// The test that is running here.
  ///
  /// `nil` outside of tests, and where Swift forgets the test: in a detached task and on a thread
  /// or a queue of one's own.
  package static var current: TestIdentity? {
    guard InstalledTestSupport.isInstalled else { return nil }
    let task = TestOfTask.currentTask
    if let task, let identity = TestOfTask.identity(of: task) { return identity }
    guard let (identity, isOfTask) = InstalledTestSupport.current?.identity else { return nil }
    if isOfTask, let identity, let task { TestOfTask.remember(identity, of: task) }
    return identity
  }

  /// The one object of this type that belongs to this test; made on first use.
  @inlinable
  package func storage<Storage: AnyObject & Sendable>(
    _ type: Storage.Type = Storage.self,
    make: () -> Storage
  ) -> Storage {
    let found = token.storages.find(ObjectIdentifier(type))
    // Made without a lock, because it may ask for a storage, too.
    return unsafeDowncast(
      found ?? token.storages.insert(make(), for: ObjectIdentifier(type)),
      to: type
    )
  }

  @usableFromInline
  package final class Token: Sendable {
    @usableFromInline package let storages = TestStorages()
  }
}

extension TestIdentity: Hashable {
  package static func == (lhs: Self, rhs: Self) -> Bool { lhs.token === rhs.token }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(token))
  }
}

extension TestIdentity {
  /// Lends the identity to a place that can only hold a pointer, such as a thread's own slot.
  func retainedPointer() -> UnsafeMutableRawPointer {
    Unmanaged.passRetained(token).toOpaque()
  }

  /// The identity that `retainedPointer` lent.
  init(borrowing pointer: UnsafeMutableRawPointer) {
    token = Unmanaged<Token>.fromOpaque(pointer).takeUnretainedValue()
  }

  /// Ends what `retainedPointer` began.
  static func release(_ pointer: UnsafeMutableRawPointer) {
    Unmanaged<Token>.fromOpaque(pointer).release()
  }
}
