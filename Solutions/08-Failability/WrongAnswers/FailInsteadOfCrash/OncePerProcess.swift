// Tempting: one failure for each endpoint is enough, until the second test makes the same call.

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
    fetch: { folder in
      report("Mail.fetch", folder)
      throw UnimplementedMail()
    },
    delete: { letter in
      report("Mail.delete", letter)
      throw UnimplementedMail()
    },
    unread: {
      report("Mail.unread")
      return 0
    },
    changes: {
      report("Mail.changes")
      return .finished
    }
  )
}

struct UnimplementedMail: Error {}

private let reported = LockIsolated<Set<String>>([])

private func report(_ endpoint: String, _ argument: Any = "") {
  guard reported.withValue({ $0.insert(endpoint).inserted }) else { return }
  reportIssue("\(endpoint) is unimplemented. It was called with \(argument).")
}

extension DependencyValues {
  var mail: Mail {
    get { self[Mail.self] }
    set { self[Mail.self] = newValue }
  }
}
