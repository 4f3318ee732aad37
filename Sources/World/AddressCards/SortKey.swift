/// A name as an index of names orders it: without case, and Åsa among the As.
struct SortKey: Comparable {
  private let letters: String

  init(_ name: String) {
    var letters = String.UnicodeScalarView()
    for scalar in name.lowercased().unicodeScalars {
      guard !scalar.properties.isDiacritic else { continue }
      letters.append(Self.base(of: scalar))
    }
    self.letters = String(letters)
  }

  static func < (left: SortKey, right: SortKey) -> Bool { left.letters < right.letters }

  /// `å` is `LATIN SMALL LETTER A WITH RING ABOVE` to Unicode: the letter under the mark is in its
  /// name, and no table of letters is needed.
  private static func base(of scalar: Unicode.Scalar) -> Unicode.Scalar {
    let prefix = "LATIN SMALL LETTER "
    guard !scalar.isASCII, let name = scalar.properties.name, name.hasPrefix(prefix) else {
      return scalar
    }
    let words = name.dropFirst(prefix.count).split(separator: " ")
    guard words.count > 2, words[1] == "WITH", words[0].unicodeScalars.count == 1 else {
      return scalar
    }
    return words[0].lowercased().unicodeScalars.first ?? scalar
  }
}
