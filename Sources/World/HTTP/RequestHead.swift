/// The part of a request before its body.
struct RequestHead: Sendable {
  private let method: String
  private let target: String
  private let isLatest: Bool
  private var fields: [Request.Field] = []

  init(requestLine: [UInt8]) throws(Refusal) {
    let parts = requestLine.split(separator: .space, omittingEmptySubsequences: false)
    guard parts.count == 3 else {
      throw Refusal(.badRequest, "A request line is a method, a target and a version.")
    }
    guard !parts[0].isEmpty, parts[0].allSatisfy({ $0.isToken }) else {
      throw Refusal(.badRequest, "The method is not a word.")
    }
    guard parts[1].first == .slash, parts[1].allSatisfy({ (0x21...0x7E).contains($0) }) else {
      throw Refusal(.badRequest, "The target must start with a slash and be visible ASCII.")
    }
    switch String(decoding: parts[2], as: UTF8.self) {
    case "HTTP/1.1": isLatest = true
    case "HTTP/1.0": isLatest = false
    case let other where other.hasPrefix("HTTP/"):
      throw Refusal(.versionNotSupported, "Speak HTTP/1.1.")
    default:
      throw Refusal(.badRequest, "The version is not one of HTTP.")
    }
    method = String(decoding: parts[0], as: UTF8.self)
    target = String(decoding: parts[1], as: UTF8.self)
  }

  mutating func add(_ line: [UInt8], limits: RequestLimits) throws(Refusal) {
    guard fields.count < limits.fields else {
      throw Refusal(.fieldsTooLarge, "There are over \(limits.fields) header fields.")
    }
    guard let colon = line.firstIndex(of: .colon), colon > 0,
      line[..<colon].allSatisfy({ $0.isToken })
    else {
      throw Refusal(.badRequest, "A header field is a name, a colon and a value, on one line.")
    }
    let value = line[(colon + 1)...].trimmingBlanks()
    guard value.allSatisfy({ $0.isFieldValue }) else {
      throw Refusal(.badRequest, "A header field has a control character in its value.")
    }
    fields.append(
      Request.Field(
        name: String(decoding: line[..<colon], as: UTF8.self).lowercased(),
        value: String(decoding: value, as: UTF8.self)
      )
    )
  }

  /// How many bytes follow the header, if there is exactly one way to read that.
  func bodyLength(limits: RequestLimits) throws(Refusal) -> Int {
    let hosts = fields.count { $0.name == "host" }
    guard hosts == 1 || (hosts == 0 && !isLatest) else {
      throw Refusal(.badRequest, "There must be one Host field.")
    }
    let lengths = fields.filter { $0.name == "content-length" }
    if fields.contains(where: { $0.name == "transfer-encoding" }) {
      throw lengths.isEmpty
        ? Refusal(.notImplemented, "Send the body with a Content-Length, not in chunks.")
        : Refusal(.badRequest, "A body has either a Content-Length or a Transfer-Encoding.")
    }
    if fields.contains(where: { $0.name == "expect" }) {
      throw Refusal(.expectationFailed, "Send the body without waiting for permission.")
    }
    guard let first = lengths.first else { return 0 }
    let digits = first.value.utf8
    guard lengths.count == 1, !digits.isEmpty, digits.allSatisfy({ $0.isDigit }) else {
      throw Refusal(.badRequest, "There must be one Content-Length, in digits.")
    }
    guard let length = Int(first.value), length <= limits.body else {
      throw Refusal(.contentTooLarge, "The body is over \(limits.body) bytes.")
    }
    return length
  }

  func request(body: [UInt8]) -> Request {
    Request(method: method, target: target, fields: fields, body: body)
  }
}
