/// The lines of one card that say something about a person.
///
/// Everything else (`PHOTO`, `ADR`, `X-SKYPE`, what the next version brings) is let go at once.
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
    if property.name == "VERSION", !["3.0", "4.0"].contains(property.text.oneLine) {
      fail(.unknownVersion(property.text.oneLine), line: property.line)
    }
    properties[property.name, default: []].append(property)
  }

  private static let known: Set<String> = [
    "VERSION", "UID", "FN", "N", "NICKNAME", "ORG", "TITLE", "EMAIL", "TEL", "BDAY", "NOTE",
    "X-ABLABEL",
  ]
}

extension Card {
  /// The person, once the card is whole; `place` stands in for a missing UID.
  func contact(place: String) throws(CardFault) -> Contact {
    if let fault { throw fault }
    let name = structuredName
    let units = first("ORG").map { org in org.components.map { org.text(of: $0).oneLine } } ?? []
    var contact = Contact(
      identifier: text("UID") ?? place,
      formattedName: "",
      givenName: name.given,
      familyName: name.family,
      nickname: all("NICKNAME").flatMap { $0.list($0.value) }.joined(separator: ", "),
      organisation: units.first ?? "",
      department: units.dropFirst().filter { !$0.isEmpty }.joined(separator: ", "),
      jobTitle: text("TITLE") ?? "",
      emails: labelled("EMAIL", scheme: "mailto:"),
      phones: labelled("TEL", scheme: "tel:"),
      birthday: first("BDAY").flatMap { Birthday($0) },
      note: all("NOTE").map(\.text).joined(separator: "\n")
    )
    let names = [
      text("FN"), name.whole, contact.nickname, contact.organisation, contact.emails.first?.value,
      contact.phones.first?.value,
    ]
    guard let said = names.lazy.compactMap({ $0 }).first(where: { !$0.isEmpty }) else {
      throw CardFault(line: begin, cause: .namesNobody)
    }
    contact.formattedName = said
    return contact
  }

  /// `N:family;given;additional;prefix;suffix`, each of them a list.
  private var structuredName: (given: String, family: String, whole: String) {
    guard let property = first("N") else { return ("", "", "") }
    var parts = property.components.map { property.list($0).joined(separator: " ") }
    parts += Array(repeating: "", count: max(0, 5 - parts.count))
    let whole = [parts[3], parts[1], parts[2], parts[0], parts[4]]
    return (parts[1], parts[0], whole.filter { !$0.isEmpty }.joined(separator: " "))
  }

  private func labelled(_ name: String, scheme: String) -> [LabelledValue] {
    let ownLabels = ownLabels
    let ranked = all(name).compactMap { property -> (rank: Int, LabelledValue)? in
      var value = property.text.oneLine
      if value.lowercased().hasPrefix(scheme) { value.removeFirst(scheme.count) }
      guard !value.isEmpty else { return nil }
      let label = Label.text(of: property, own: ownLabels[property.group])
      return (Label.rank(of: property), LabelledValue(label: label, value: value))
    }
    let order = ranked.indices.sorted { (ranked[$0].rank, $0) < (ranked[$1].rank, $1) }
    return order.map { ranked[$0].1 }
  }

  /// The labels that the person made, by group. A card can have thousands, so each is read once.
  private var ownLabels: [String: String] {
    let labels = all("X-ABLABEL").filter { !$0.group.isEmpty }.map { ($0.group, $0.text) }
    return Dictionary(labels) { first, _ in first }.compactMapValues(Label.own)
  }

  private func all(_ name: String) -> [Property] { properties[name] ?? [] }

  private func first(_ name: String) -> Property? { properties[name]?.first }

  /// The first of these lines that says anything.
  private func text(_ name: String) -> String? {
    all(name).lazy.map { $0.text.oneLine }.first { !$0.isEmpty }
  }
}
