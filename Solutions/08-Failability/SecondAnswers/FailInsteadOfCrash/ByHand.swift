// Right as well: it reports on its own what the library would, and throws an error of its own.

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
  static var testValue: Mail {
    Mail(
      fetch: { folder in
        reportIssue("Mail.fetch was called with \(folder), and no test expects that.")
        throw Unexpected()
      },
      delete: { letter in
        reportIssue("Mail.delete was called with \(letter), and no test expects that.")
        throw Unexpected()
      },
      unread: {
        reportIssue("Mail.unread was called, and no test expects that.")
        return -1
      },
      changes: {
        reportIssue("Mail.changes was called, and no test expects that.")
        return AsyncStream { continuation in
          continuation.yield(-1)
          continuation.finish()
        }
      }
    )
  }

  private struct Unexpected: Error {}
}

extension DependencyValues {
  var mail: Mail {
    get { self[Mail.self] }
    set { self[Mail.self] = newValue }
  }
}
