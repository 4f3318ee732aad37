import AddressCards

extension [Contact] {
  /// People who do not exist, by family name: the same ones for the same seed, on every machine.
  ///
  /// Some have very long names, because a list that only ever meets tidy people falls apart when it
  /// meets yours.
  static func invented(_ count: Int, seed: UInt64 = 1) -> [Contact] {
    var source = SeededNumbers(seed: seed)
    let people = (1...Swift.max(1, count)).prefix(count).map { number in
      Contact.invented(number, from: &source)
    }
    return people.sorted { ($0.familyName, $0.givenName) < ($1.familyName, $1.givenName) }
  }
}

extension Contact {
  fileprivate static func invented(_ number: Int, from source: inout SeededNumbers) -> Contact {
    let given = source.pick(from: givenNames)
    let beginning = source.pick(from: beginnings)
    let end = source.pick(from: ends)
    let family = beginning + end + (number.isMultiple(of: 40) ? " de la Merveilleuse-Étoile" : "")
    return Contact(
      identifier: "invented-\(number)",
      formattedName: "\(given) \(family)",
      givenName: given,
      familyName: family
    )
  }
}

private let givenNames = [
  "Adaeze", "Bram", "Ciarán", "Dilnoza", "Esteban", "Fumiko", "Gwen", "Hamid", "Ilse", "Jomo",
  "Kalani", "Ludmila", "Mirko", "Nandini", "Odile", "Pekka", "Quilla", "Rahel", "Søren", "Tuyet",
  "Ulises", "Vesna", "Wiremu", "Ximena", "Yusuf", "Zofia",
]

private let beginnings = [
  "Ama", "Brin", "Cala", "Dor", "Ere", "Fal", "Gala", "Hol", "Iva", "Jal", "Kest", "Lum", "Mora",
  "Nev", "Oso", "Pell", "Rav", "Sol", "Tama", "Und", "Var", "Wil", "Yar", "Zan",
]

private let ends = [
  "berg", "dottir", "ez", "gawa", "ides", "kova", "lund", "moto", "oku", "wright",
]

/// SplitMix64: numbers that look random and are the same for the same seed.
private struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func pick(from texts: [String]) -> String {
    texts[Int.random(in: texts.indices, using: &self)]
  }
}
