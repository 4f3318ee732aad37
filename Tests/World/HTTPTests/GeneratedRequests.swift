import DependenciesTestSupport

@testable import HTTP

/// Requests that no person would think of, the same ones for the same seed.
struct GeneratedRequests {
  private var generator: SeededGenerator

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  /// A request, and the bytes that say it.
  mutating func wellFormed() -> (request: Request, bytes: [UInt8]) {
    var fields = [Request.Field(name: "host", value: "\(word()):4747")]
    for _ in 0..<number(4) {
      fields.append(Request.Field(name: word().lowercased(), value: "\(word()) \(word())"))
    }
    let body = pick(["", #"{"name":"é"}"#, "\r\n\r\n", "\0\u{FF}", word()])
    if !body.isEmpty {
      fields.append(Request.Field(name: "content-length", value: "\(body.utf8.count)"))
    }
    let request = Request(
      method: pick(["GET", "POST", "DELETE", "HEAD", "BREW", "x"]),
      target: pick(["/", "/events", "/events.json", "/stream?a=b", "/%00", "/\(word())"]),
      fields: fields,
      body: Array(body.utf8)
    )
    var text = "\(request.method) \(request.target) HTTP/1.1\r\n"
    for field in fields { text += "\(field.name):\(pick(["", " ", "\t"]))\(field.value)\r\n" }
    return (request, Array("\(text)\r\n\(body)".utf8))
  }

  mutating func mutated() -> [UInt8] {
    var bytes = wellFormed().bytes
    for _ in 0...number(4) {
      let place = number(bytes.count)
      switch number(6) {
      case 0: bytes[place] = UInt8(number(256))
      case 1: bytes.insert(UInt8(number(256)), at: place)
      case 2: bytes.remove(at: place)
      case 3: bytes.insert(contentsOf: Array(pick(Self.poison).utf8), at: place)
      case 4: bytes.insert(contentsOf: bytes[place...], at: place)
      default: bytes.removeLast(min(number(12), bytes.count - 1))
      }
      if bytes.isEmpty { bytes = [0] }
    }
    return bytes
  }

  /// Cuts the bytes at random places.
  mutating func pieces(of bytes: some Collection<UInt8>) -> [[UInt8]] {
    var pieces: [[UInt8]] = []
    var rest = Array(bytes)[...]
    while !rest.isEmpty {
      let piece = rest.prefix(1 + number(pick([1, 16, 64, 512])))
      pieces.append(Array(piece))
      rest = rest.dropFirst(piece.count)
    }
    return pieces
  }

  private static let words = [
    "a", "X-Y", "accept", "Cookie", "0", "127.0.0.1", "_._", "keep-alive", "text-plain", "Zz9",
  ]

  private static let poison = [
    "\r\n", "\n", "\r", "\r\n\r\n", "Content-Length: 5\r\n", "Transfer-Encoding: chunked\r\n",
    "Content-Length: 18446744073709551616\r\n", ": ", "\0", "\u{1F9E8}", "HTTP/1.1",
  ]

  private mutating func word() -> String {
    Self.words[number(Self.words.count)]
  }

  private mutating func number(_ limit: Int) -> Int {
    Int(generator.next() % UInt64(max(limit, 1)))
  }

  private mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[number(elements.count)]
  }
}
