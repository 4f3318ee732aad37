import DependenciesTestSupport
import Testing

@testable import HTTP

/// Requests, valid and mutated, in pieces; 10,000 of them under `WORKBOOK_STRESS=1`. A failure names the seed that repeats it.
@Suite struct GeneratedRequestsTests {
  @Test(arguments: [1, 2, 3, 4])
  func `every valid request is complete with its last byte, and not before`(seed: UInt64) {
    var requests = GeneratedRequests(seed: seed)
    for number in repetitions(1_000) {
      let (request, bytes) = requests.wellFormed()
      var parser = RequestParser()
      let isEarly = requests.pieces(of: bytes.dropLast()).contains { parser.feed($0) != .waiting }
      let progress = parser.feed([bytes[bytes.count - 1]])
      guard !isEarly, progress == .complete(request) else {
        Issue.record("seed \(seed), request \(number): \(isEarly ? "too early" : "\(progress)")")
        return
      }
    }
  }

  @Test(arguments: [5, 6, 7, 8, 9, 10])
  func `a mutated request is read the same way in one piece and in many`(seed: UInt64) {
    var requests = GeneratedRequests(seed: seed)
    var refused = 0
    for number in repetitions(1_000) {
      let bytes = requests.mutated()
      var parser = RequestParser()
      var progress = RequestParser.Progress.waiting
      for piece in requests.pieces(of: bytes) { progress = parser.feed(piece) }
      guard progress == parse(bytes) else {
        Issue.record("seed \(seed), request \(number): \(progress)")
        return
      }
      if case .refused = progress { refused += 1 }
    }
    #expect(refused > repetitions(1_000).count * 3 / 10, "seed \(seed) hardly breaks anything")
  }

  private func parse(_ bytes: [UInt8]) -> RequestParser.Progress {
    var parser = RequestParser()
    return parser.feed(bytes)
  }
}
