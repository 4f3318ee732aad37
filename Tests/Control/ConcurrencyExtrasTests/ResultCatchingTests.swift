import ConcurrencyExtras
import Testing

@Suite struct ResultOfAnAsynchronousOperation {
  @Test func `keeps what is returned`() async throws {
    let result = await Result { try await answer(42) }
    #expect(try result.get() == 42)
  }

  @Test func `keeps what is thrown, and knows its type`() async {
    let result = await Result { () async throws(Refusal) in try await refuse() }
    #expect(result == .failure(Refusal()))
  }

  @MainActor
  @Test func `runs where its caller runs`() async {
    var count = 0
    _ = await Result { () async throws in
      MainActor.assertIsolated()
      count += 1
      return count
    }
    #expect(count == 1)
  }
}

private struct Refusal: Error, Equatable {}

private func answer(_ value: Int) async throws -> Int { value }
private func refuse() async throws(Refusal) -> Int { throw Refusal() }
