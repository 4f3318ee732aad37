import CustomDump
import IssueReporting
import TestTools
import Testing

@Suite struct Expectations {
  @Test func `equal values pass`() {
    expectNoDifference(User(id: 1, name: "Blob"), User(id: 1, name: "Blob"))
  }

  @Test func `a change that was described passes`() {
    var user = User(id: 1, name: "Blob")
    expectDifference(user) {
      user.name = "Blob Jr."
    } changes: {
      $0.name = "Blob Jr."
    }
  }

  @Test func `without an operation, only what you describe is compared`() {
    let user = User(id: 1, name: "Blob")
    expectDifference(user) { $0.name = "Blob" }
  }

  @Test @MainActor func `an asynchronous change that was described passes, on any actor`() async {
    var count = 0
    await expectDifference(count) {
      await Task.yield()
      count += 1
    } changes: {
      $0 = 1
    }
  }

  @Test func `an operation that changes nothing, and of which nothing is expected, fails`() {
    let user = User(id: 1, name: "Blob")
    let messages = IssueLog.messages {
      expectDifference(user) {
      } changes: { _ in
      }
    }
    let message = """
      Expected a change, and nothing has changed. Use 'expectNoDifference' where nothing is to \
      change.
      """
    #expect(messages == [message])
  }

  @Test func `the value is read before and after, and what you expect is asked in between`() {
    var log: [String] = []
    func value() -> Int {
      log.append("value")
      return log.count
    }
    expectDifference(value()) {
      log.append("operation")
    } changes: {
      log.append("changes")
      $0 = 4
    }
    expectNoDifference(log, ["value", "operation", "changes", "value"])
  }
}
