import Foundation
import OperatingSystem

/// One file with any number of vCards in it, of version 3.0 or 4.0.
///
/// A broken card is skipped and named; all other people in the file are read.
struct CardFile {
  let path: String
  let bytes: [UInt8]

  func read() -> FetchResult {
    var result = FetchResult()
    var card: Card?
    var count = 0
    for line in lines where !line.text.allSatisfy(\.isWhitespace) {
      let property = Property(line.text)
      let isDelimiter = property?.text.uppercased() == "VCARD"
      switch property?.name {
      case "BEGIN" where isDelimiter:
        if let card { result.skip(card, "it has no END:VCARD", in: path) }
        count += 1
        card = Card(line: line.number, place: count == 1 ? path : "\(path)#\(count)")
      case "END" where isDelimiter:
        if let card { result.add(card, from: path) }
        card = nil
      default: if let property { card?.add(property) }
      }
    }
    if let card { result.skip(card, "it has no END:VCARD", in: path) }
    if count == 0 {
      let reason = "skipped it, because it holds no BEGIN:VCARD in UTF-8"
      result.skipped = [SkippedCard(file: path, reason: reason)]
    }
    return result
  }

  /// The lines, each with the number on which it begins.
  ///
  /// A long line is folded: it goes on in the next one, after a space or a tab, and possibly in the
  /// middle of a letter. So lines are joined as bytes, before they become text.
  private var lines: [(number: Int, text: String)] {
    var lines: [(number: Int, bytes: [UInt8])] = []
    let physicalLines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (number, line) in zip(1..., physicalLines) {
      let line = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
      if !lines.isEmpty, line.first == UInt8(ascii: " ") || line.first == UInt8(ascii: "\t") {
        lines[lines.count - 1].bytes += line.dropFirst()
      } else {
        lines.append((number, Array(line)))
      }
    }
    return lines.map { ($0.number, String(decoding: $0.bytes, as: UTF8.self)) }
  }
}

extension FetchResult {
  fileprivate mutating func add(_ card: Card, from file: String) {
    if let fault = card.fault {
      skip(card, fault, in: file)
    } else if let contact = card.contact {
      contacts.append(contact)
    } else {
      skip(card, "it has no FN, the name of its person", in: file)
    }
  }

  fileprivate mutating func skip(_ card: Card, _ reason: String, in file: String) {
    let reason = "skipped a card, because \(reason)"
    skipped.append(SkippedCard(file: file, line: card.line, reason: reason))
  }
}

/// One card. Only its names and its identifier are used.
private struct Card {
  /// The number of its line `BEGIN:VCARD`.
  let line: Int
  /// The identifier where the card has no UID: `family/anna.vcf#2`.
  let place: String
  private(set) var fault: String?
  private var properties: [String: [Property]] = [:]

  init(line: Int, place: String) {
    self.line = line
    self.place = place
  }

  mutating func add(_ property: Property) {
    if property.name == "VERSION", !["3.0", "4.0"].contains(property.text) {
      let version = property.text.quotable(limit: 20)
      fault = "it has version \(version), and only 3.0 and 4.0 are known here"
    }
    properties[property.name, default: []].append(property)
  }

  /// Nil without FN, which both versions require.
  var contact: Contact? {
    guard let formattedName = text("FN") else { return nil }
    // `N:family;given;additional;prefix;suffix`, each of them a list.
    let names = properties["N"]?.first?.parts(separator: ";", comma: " ") ?? []
    return Contact(
      identifier: text("UID") ?? place,
      formattedName: formattedName,
      givenName: names.dropFirst().first ?? "",
      familyName: names.first ?? ""
    )
  }

  /// The value of the first such line that is not empty.
  private func text(_ name: String) -> String? {
    properties[name]?.map(\.text).first { !$0.isEmpty }
  }
}

/// One line of a card: `item1.FN;LANGUAGE=se:Anna Ek`.
///
/// The parameters, between the first semicolon and the colon, are ignored: they change no name.
private struct Property {
  /// `FN`, in capitals and without its group.
  let name: String
  private let value: String.UnicodeScalarView

  /// Nil where the line has no name, or no colon after it.
  init?(_ line: String) {
    let scalars = line.unicodeScalars
    guard let colon = scalars.firstIndex(of: ":") else { return nil }
    let group = String(scalars[..<colon].prefix { $0 != ";" })
    name =
      group.split(separator: ".").last.map { $0.trimmingCharacters(in: .whitespaces).uppercased() }
      ?? ""
    value = String.UnicodeScalarView(scalars[colon...].dropFirst())
    if name.isEmpty { return nil }
  }

  /// The whole value: `FN:O'Neil\, Anna` is `O'Neil, Anna`.
  var text: String { parts(separator: nil)[0] }

  /// The value cut at a separator: `N:Curie;Marie,Salomea` at its semicolons.
  ///
  /// A separator after a backslash does not separate. `\n` is a line break; before any other
  /// letter, a backslash stands for itself.
  func parts(separator: Unicode.Scalar?, comma: Unicode.Scalar = ",") -> [String] {
    var parts = [String.UnicodeScalarView()]
    var rest = value[...]
    while let scalar = rest.popFirst() {
      switch (scalar, rest.first) {
      case ("\\", .some(let next)) where "nN,;:\\".unicodeScalars.contains(next):
        rest.removeFirst()
        parts[parts.count - 1].append(next == "n" || next == "N" ? " " : next)
      case (separator, _): parts.append(String.UnicodeScalarView())
      case (",", _): parts[parts.count - 1].append(comma)
      default: parts[parts.count - 1].append(scalar)
      }
    }
    return parts.map { String($0).printable.trimmingCharacters(in: .whitespaces) }
  }
}
