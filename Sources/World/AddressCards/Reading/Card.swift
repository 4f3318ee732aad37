/// The lines of one card that say something about a person.
///
/// Everything else (`PHOTO`, `BDAY`, `X-SKYPE`, what the next version brings) is let go at once.
struct Card {
  static let mostLines = 10_000

  /// The line of its `BEGIN:VCARD`.
  let begin: Int
  /// The first thing that is wrong with it.
  private(set) var fault: CardFault?
  private var lines = 0
  private var properties: [String: [Property]] = [:]

  init(begin: Int) {
    self.begin = begin
  }

  mutating func fail(_ cause: CardFault.Cause, line: Int? = nil) {
    if fault == nil { fault = CardFault(line: line ?? begin, cause: cause) }
  }

  mutating func take(_ property: Property, isCut: Bool) {
    lines += 1
    guard fault == nil, Self.known.contains(property.name) else { return }
    if isCut { fail(.lineTooLong, line: property.line) }
    if lines > Self.mostLines { fail(.tooManyLines) }
    if property.name == "VERSION", !["3.0", "4.0"].contains(property.text) {
      fail(.unknownVersion(property.text), line: property.line)
    }
    properties[property.name, default: []].append(property)
  }

  private static let known: Set<String> = [
    "VERSION", "UID", "FN", "N", "ORG", "EMAIL", "TEL",
  ]
}

extension Card {
  /// The person, once the card is whole; `place` stands in for a missing UID.
  func contact(place: String) throws(CardFault) -> Contact {
    if let fault { throw fault }
    let name = structuredName
    // A firm, an address or a number is a name where there is no other.
    let names = [text("FN"), name.whole] + ["ORG", "EMAIL", "TEL"].map(firstPart)
    guard let said = names.compactMap(\.self).first(where: { !$0.isEmpty }) else {
      throw CardFault(line: begin, cause: .namesNobody)
    }
    return Contact(
      identifier: text("UID") ?? place,
      formattedName: said,
      givenName: name.given,
      familyName: name.family
    )
  }

  /// `N:family;given;additional;prefix;suffix`, each of them a list.
  private var structuredName: (given: String, family: String, whole: String) {
    guard let property = properties["N"]?.first else { return ("", "", "") }
    var parts = property.components.map { property.list($0).joined(separator: " ") }
    parts += Array(repeating: "", count: max(0, 5 - parts.count))
    let whole = [parts[3], parts[1], parts[2], parts[0], parts[4]]
    return (parts[1], parts[0], whole.filter { !$0.isEmpty }.joined(separator: " "))
  }

  /// The first of these lines that says anything.
  private func text(_ name: String) -> String? {
    properties[name]?.lazy.map(\.text).first { !$0.isEmpty }
  }

  /// The same, as far as a semicolon: `ORG:company;unit` is the company.
  private func firstPart(_ name: String) -> String? {
    properties[name]?.lazy.map { $0.text(of: $0.components[0]) }.first { !$0.isEmpty }
  }
}
