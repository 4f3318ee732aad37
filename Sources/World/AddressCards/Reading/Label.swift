/// What a card calls a number or an address.
enum Label {
  /// The person's own label first, then the types, as `text, cell`.
  ///
  /// A label of one's own is a second line of the same group (`item1.X-ABLABEL:boat`); then a
  /// type `X-boat` beside it says the same again.
  static func text(of property: Property, own: String?) -> String? {
    var parts = own.map { [$0] } ?? []
    for type in property.values(of: "TYPE").map({ $0.lowercased() }) where type != "pref" {
      guard type.hasPrefix("x-") else {
        parts.append(type)
        continue
      }
      if own == nil { parts.append(String(type.dropFirst(2))) }
    }
    var seen: Set<String> = []
    let unique = parts.filter { seen.insert($0).inserted }
    return unique.isEmpty ? nil : unique.joined(separator: ", ")
  }

  /// Apple's own words come in a wrapper: `_$!<Mobile>!$_` is `mobile`.
  static func own(_ text: String) -> String? {
    let text = text.oneLine
    if text.hasPrefix("_$!<"), text.hasSuffix(">!$_"), text.utf8.count > 8 {
      return text.dropFirst(4).dropLast(4).lowercased()
    }
    return text.isEmpty ? nil : text
  }

  /// How much a value is preferred, 1 the most: `PREF=1` in version 4.0, `TYPE=pref` before it.
  static func rank(of property: Property) -> Int {
    if let rank = property.values(of: "PREF").first.flatMap({ Int($0) }), 1...100 ~= rank {
      return rank
    }
    return property.values(of: "TYPE").contains { $0.lowercased() == "pref" } ? 1 : 101
  }
}
