import IssueReporting
import TestTools
import Testing

private struct Client: Sendable {
  var count: @Sendable () -> Int = unimplemented("Client.count", placeholder: 3)
  var save: @Sendable (String, Int) -> Void = unimplemented("Client.save")
  var load: @Sendable (Int) throws -> String = unimplemented("Client.load")
  var find: @Sendable (String) async -> [Int] = unimplemented("Client.find", placeholder: [7])
  var fetch: @Sendable (Int) async throws -> String = unimplemented("Client.fetch")
  var clear: @Sendable () async -> Void = unimplemented("Client.clear")
  var reset: @Sendable () throws -> Void = unimplemented()
}

@Suite struct UnimplementedEndpoints {
  @Test func `a call returns the placeholder and names the endpoint`() {
    let client = Client()
    let issues = IssueLog.issues { #expect(client.count() == 3) }
    #expect(
      issues == [
        .init(
          message: """
            Unimplemented: Client.count

            It was called. Override it before that, or give it a value where it is declared: \
            IssueReportingTests/UnimplementedTests.swift:6, in 'Client'.

            If you did override it: was the model that calls it made in the 'operation:', or with \
            'withDependencies(from: self)'?
            """,
          fileID: "IssueReportingTests/UnimplementedTests.swift",
          line: 6
        )
      ]
    )
  }

  @Test func `a call shows its arguments`() {
    let issues = IssueLog.issues { Client().save("note", 42) }
    #expect(
      issues.map(\.message) == [
        """
        Unimplemented: Client.save

        It was called with ("note", 42). Override it before that, or give it a value where it is \
        declared: IssueReportingTests/UnimplementedTests.swift:7, in 'Client'.

        If you did override it: was the model that calls it made in the 'operation:', or with \
        'withDependencies(from: self)'?
        """
      ]
    )
  }

  @Test func `a call that may throw does`() {
    let issues = IssueLog.issues {
      #expect { try Client().load(1) } throws: { "\($0)" == "Unimplemented: Client.load" }
    }
    #expect(issues.map(\.line) == [8])
  }

  @Test func `an asynchronous call returns the placeholder`() async {
    let issues = await IssueLog.issues {
      #expect(await Client().find("x") == [7])
      await Client().clear()
    }
    #expect(issues.map(\.line) == [9, 11])
  }

  @Test func `an asynchronous call that may throw does`() async {
    let issues = await IssueLog.issues {
      await #expect(throws: UnimplementedFailure.self) { try await Client().fetch(1) }
    }
    #expect(issues.map(\.line) == [10])
  }

  @Test func `an endpoint without a name says where it is`() {
    let issues = IssueLog.issues {
      #expect(throws: UnimplementedFailure.self) { try Client().reset() }
    }
    #expect(
      issues.map(\.message) == [
        """
        Unimplemented: an endpoint of Client

        It was called. Override it before that, or give it a value where it is declared: \
        IssueReportingTests/UnimplementedTests.swift:12, in 'Client'.

        If you did override it: was the model that calls it made in the 'operation:', or with \
        'withDependencies(from: self)'?
        """
      ]
    )
  }

  @Test func `a value is reported when it is made`() {
    let issues = IssueLog.issues {
      let limit: Int = unimplemented("limit", placeholder: 5)
      #expect(limit == 5)
    }
    #expect(issues.map(\.line) == [#line - 3])
  }

  @Test func `a placeholder is made for each call`() {
    final class Session: Sendable {}
    let make: @Sendable () -> Session = unimplemented("session", placeholder: Session())
    _ = IssueLog.issues { #expect(make() !== make()) }
  }
}
