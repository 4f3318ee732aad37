// Tempting: it says which endpoint was called, and not with what.

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
    fetch: { _ in
      reportIssue("Mail.fetch is unimplemented.")
      throw UnimplementedMail()
    },
    delete: { _ in
      reportIssue("Mail.delete is unimplemented.")
      throw UnimplementedMail()
    },
    unread: unimplemented("Mail.unread", placeholder: 0),
    changes: unimplemented("Mail.changes", placeholder: .finished)
  )
}

struct UnimplementedMail: Error {}

extension DependencyValues {
  var mail: Mail {
    get { self[Mail.self] }
    set { self[Mail.self] = newValue }
  }
}
