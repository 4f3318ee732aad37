import AddressCards
import TestTools

/// Writes a person as a card, in one of the many ways that are all right.
struct CardWriter {
  private var random: SeededGenerator
  private let version: String
  private let lineEnd: [UInt8]
  private var lines: [String] = []

  static func bytes(of contact: Contact, using random: inout SeededGenerator) -> [UInt8] {
    var writer = CardWriter(random: SeededGenerator(seed: Int(random.next() >> 2)))
    return writer.write(contact)
  }

  private init(random: SeededGenerator) {
    self.random = random
    version = self.random.pick(["3.0", "4.0"])
    lineEnd = self.random.chance(50) ? [0x0D, 0x0A] : [0x0A]
  }

  private mutating func write(_ contact: Contact) -> [UInt8] {
    add("UID", contact.identifier)
    add("FN", escaped(contact.formattedName))
    add("N", "\(escaped(contact.familyName));\(escaped(contact.givenName));;;")
    addNoise()

    return ["BEGIN:VCARD", "VERSION:\(version)"].flatMap { $0.utf8 + lineEnd }
      + lines.flatMap { folded($0) } + "END:VCARD".utf8 + lineEnd
  }

  private mutating func add(_ name: String, _ value: String) {
    let name = random.chance(80) ? name : name.lowercased()
    let group = random.pick(["", "", "item1.", "ITEM2."])
    let parameter = random.pick(["", "", ";LANGUAGE=fr", #";SORT-AS="a:b;c,d""#, ";PREF"])
    lines.append("\(group)\(name)\(parameter):\(value)")
  }

  private mutating func addNoise() {
    let noise = [
      "PHOTO;ENCODING=b;TYPE=JPEG:" + String(repeating: "/9j/", count: 60) + "==",
      #"ADR;LABEL="1; Rue: du Phare, 2";TYPE=home:;;1 Rue du Phare;Ouessant;;29242;France"#,
      "CATEGORIES:friends,sea", "X-SKYPE:nobody", "item1.X-ABLabel:Bateau d'été", "BDAY:--0229",
      "EMAIL;TYPE=\"home,work\":a@a.example", "TEL;HOME;VOICE:1", "ORG:Lights;Lenses",
      #"NOTE:a\nb\, c\; d"#,
      "URL:https://a.example/?b;c",
    ]
    for line in noise where random.chance(20) {
      lines.insert(line, at: Int.random(in: 0...lines.count, using: &random))
    }
  }

  private func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n": result += "\\n"
      case ",", ";", "\\": result += "\\\(scalar)"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Folded where the standard says, or anywhere, also in the middle of a letter.
  private mutating func folded(_ line: String) -> [UInt8] {
    let width = random.chance(70) ? 75 : Int.random(in: 5...75, using: &random)
    var rest = Array(line.utf8)[...]
    var result: [UInt8] = []
    while rest.count > width {
      result += rest.prefix(width) + lineEnd + [random.chance(80) ? 0x20 : 0x09]
      rest = rest.dropFirst(width)
    }
    return result + rest + lineEnd
  }
}
