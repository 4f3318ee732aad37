import TestTools
import Testing

@testable import HTTP

/// Requests, whole and damaged, in pieces. The seed is the argument that a failure prints.
@Suite struct GeneratedRequestsTests {
  @Test(arguments: 1...2)
  func `a whole request is complete with its last byte, and not before`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    for _ in repetitions(10_000) {
      let body = random.pick(["", "{\"é\":1}", "\r\n\r\n", "\0\u{FF}"])
      let request = request(body, using: &random)
      var parser = RequestParser()
      let parts = random.pieces(of: request.dropLast()).map { parser.feed($0) }
      guard parts.allSatisfy({ $0 == .waiting }),
        case .complete(let read) = parser.feed(Array(request.suffix(1))),
        read.body == Array(body.utf8)
      else {
        Issue.record("\(String(decoding: request, as: UTF8.self))")
        return
      }
    }
  }

  @Test(arguments: 3...6)
  func `a damaged request is read in pieces as it is read at once`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    var refused = 0
    for _ in repetitions(10_000) {
      let bytes = random.damage(request("five\n", using: &random), nuisances: nuisances)
      var (whole, cut) = (RequestParser(), RequestParser())
      let read = whole.feed(bytes)
      let pieces = random.pieces(of: bytes).map { cut.feed($0) }
      guard (pieces.last ?? .waiting) == read else {
        Issue.record("\(read): \(String(decoding: bytes, as: UTF8.self))")
        return
      }
      if case .refused = read { refused += 1 }
    }
    #expect(refused * 4 > repetitions(10_000).count, "The damage hardly breaks anything.")
  }

  private func request(_ body: String, using random: inout SeededGenerator) -> [UInt8] {
    let target = random.pick(["/", "/events", "/stream?a=b", "/%00"])
    let fields = (0..<random.number(in: 0...3)).map { _ in
      "\(random.pick(["A", "x-y", "Cookie", "_._"])):\(random.pick(["", " ", "\t"]))a b\r\n"
    }
    let head = "POST \(target) HTTP/1.1\r\nHost: a:1\r\nContent-Length: \(body.utf8.count)\r\n"
    return Array("\(head)\(fields.joined())\r\n\(body)".utf8)
  }

  private let nuisances = [
    "\r\n", "\n", "\r", "\r\n\r\n", "Content-Length: 5\r\n", "Transfer-Encoding: chunked\r\n",
    "Content-Length: 18446744073709551616\r\n", ": ", "\0", "\u{1F9E8}", "HTTP/1.1",
  ]
}

extension SeededGenerator {
  fileprivate mutating func pieces(of bytes: some Collection<UInt8>) -> [[UInt8]] {
    var (pieces, rest): ([[UInt8]], _) = ([], Array(bytes)[...])
    while !rest.isEmpty {
      pieces.append(Array(rest.prefix(number(in: 1...pick([1, 16, 512])))))
      rest = rest.dropFirst(pieces.last?.count ?? 0)
    }
    return pieces
  }
}
