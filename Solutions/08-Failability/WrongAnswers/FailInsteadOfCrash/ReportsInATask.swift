// Tempting: a stub should not hold up the code that calls it.

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
  static let testValue = Mail(
    fetch: unimplemented("Mail.fetch"),
    delete: unimplemented("Mail.delete"),
    unread: {
      Task { reportIssue("Unimplemented: Mail.unread") }
      return 0
    },
    changes: unimplemented("Mail.changes", placeholder: .finished)
  )
}

extension DependencyValues {
  var mail: Mail {
    get { self[Mail.self] }
    set { self[Mail.self] = newValue }
  }
}
