import OperatingSystem

/// What is wrong with a card, and on which line.
struct CardFault: Error, Hashable {
  var line: Int
  var cause: Cause

  enum Cause: Hashable {
    case noEnd
    case anotherBegins(line: Int)
    case noColon
    case noName
    case openQuote
    case lineTooLong
    case tooManyLines
    case unknownVersion(String)
    case namesNobody
    case identifierTaken(String, file: String)
  }
}

extension CardFault.Cause: CustomStringConvertible {
  var description: String {
    switch self {
    case .noEnd:
      "it begins here and has no END:VCARD"
    case .anotherBegins(let line):
      "another one begins on line \(line) before this one has its END:VCARD"
    case .noColon:
      "this line has no colon between a name and a value"
    case .noName:
      "this line has no name before its colon"
    case .openQuote:
      "a quote opens on this line and is never closed"
    case .lineTooLong:
      "this line is longer than \(UnfoldedLines.longest / 1024) KB"
    case .tooManyLines:
      "it has more than \(Card.mostLines) lines"
    case .unknownVersion(let version):
      "it has version \(version.quotable(limit: 20)), and only 3.0 and 4.0 are known here"
    case .namesNobody:
      "it names no person: no FN, N, ORG, EMAIL or TEL says anything"
    case .identifierTaken(let identifier, let file):
      "its UID \(identifier.quotable()) is already in \(file)"
    }
  }
}
