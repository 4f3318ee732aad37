import Dependencies

/// The letters of a person, on a server.
struct Mail: Sendable {
  /// The subjects of the letters in a folder.
  var fetch: @Sendable (_ folder: String) async throws -> [String]
  var delete: @Sendable (_ letter: Int) async throws -> Void
  var unread: @Sendable () -> Int
  /// How many are unread, each time that changes.
  var changes: @Sendable () -> AsyncStream<Int>
}

extension Mail: TestDependencyKey {
  // TODO: Let an unexpected call fail the test, and let the test go on.
  static let testValue = Mail(
    fetch: { _ in fatalError("Mail.fetch is unimplemented.") },
    delete: { _ in fatalError("Mail.delete is unimplemented.") },
    unread: { fatalError("Mail.unread is unimplemented.") },
    changes: { fatalError("Mail.changes is unimplemented.") }
  )
}

extension DependencyValues {
  var mail: Mail {
    get { self[Mail.self] }
    set { self[Mail.self] = newValue }
  }
}
