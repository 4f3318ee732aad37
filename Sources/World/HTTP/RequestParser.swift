/// Reads one request from bytes that arrive in pieces of any size.
///
/// It reads strictly: whatever two programs could understand differently (a bare line feed, a
/// folded field, two lengths) is refused. It keeps no more than `RequestLimits` allows and looks
/// at each byte once, however the bytes are cut.
package struct RequestParser: Sendable {
  package enum Progress: Equatable, Sendable {
    case waiting
    case complete(Request)
    case refused(Refusal)
  }

  private enum Stage {
    case requestLine
    case fields(RequestHead)
    case body(RequestHead, length: Int)
    case ended(Progress)
  }

  private let limits: RequestLimits
  private var stage = Stage.requestLine
  private var line: [UInt8] = []
  private var headSize = 0
  private var body: [UInt8] = []

  package init(limits: RequestLimits = RequestLimits()) {
    self.limits = limits
  }

  /// Takes the next bytes and says how far the request has come.
  ///
  /// What follows a complete request is ignored: a connection carries one request.
  package mutating func feed(_ bytes: [UInt8]) -> Progress {
    var rest = bytes[...]
    while true {
      do {
        switch stage {
        case .ended(let progress):
          return progress
        case .body(let head, let length):
          let piece = rest.prefix(length - body.count)
          body += piece
          guard body.count == length else { return .waiting }
          stage = .ended(.complete(head.request(body: body)))
        case .requestLine:
          guard let line = try nextLine(&rest) else { return .waiting }
          stage = .fields(try RequestHead(requestLine: line))
        case .fields(var head):
          guard let line = try nextLine(&rest) else { return .waiting }
          if line.isEmpty {
            stage = .body(head, length: try head.bodyLength(limits: limits))
          } else {
            try head.add(line, limits: limits)
            stage = .fields(head)
          }
        }
      } catch {
        stage = .ended(.refused(error))
      }
    }
  }

  /// The next line without its line break, once all of it is here.
  private mutating func nextLine(_ rest: inout ArraySlice<UInt8>) throws(Refusal) -> [UInt8]? {
    let end = rest.firstIndex(of: .lineFeed)
    let piece = end.map { rest[...$0] } ?? rest
    rest = rest[piece.endIndex...]
    line += piece
    headSize += piece.count
    try checkSize()
    guard end != nil else { return nil }

    defer { line.removeAll(keepingCapacity: true) }
    line.removeLast()
    guard line.popLast() == .carriageReturn, !line.contains(.carriageReturn) else {
      throw Refusal(.badRequest, "A line must end with CR LF, and have no other CR.")
    }
    return line
  }

  private func checkSize() throws(Refusal) {
    if case .requestLine = stage {
      if let first = line.first, !first.isToken {
        throw Refusal(.badRequest, "A request starts with a method, such as GET.")
      }
      if line.count > limits.requestLine {
        throw Refusal(.targetTooLong, "The request line is over \(limits.requestLine) bytes.")
      }
    }
    if headSize > limits.head {
      throw Refusal(.fieldsTooLarge, "The header is over \(limits.head) bytes.")
    }
  }
}
