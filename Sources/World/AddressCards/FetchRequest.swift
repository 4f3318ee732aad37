/// In which order the contacts are fetched.
public struct FetchRequest: Sendable {
  public enum SortOrder: Sendable {
    /// The order of the cards in their folder, which is the fastest.
    case none
    case familyName
  }

  public var sortOrder: SortOrder

  public init(sortOrder: SortOrder = .none) {
    self.sortOrder = sortOrder
  }
}

extension FetchRequest {
  func sorted(_ contacts: [Contact]) -> [Contact] {
    guard sortOrder == .familyName else { return contacts }
    // A contact without a family name is sorted by the next name that it has.
    let keys = contacts.map {
      [$0.familyName, $0.givenName, $0.formattedName].filter { !$0.isEmpty }.map(SortKey.init)
    }
    let order = contacts.indices.sorted { keys[$0].lexicographicallyPrecedes(keys[$1]) }
    return order.map { contacts[$0] }
  }
}

/// A name without case and without marks on its letters, so that Åsa is sorted under A.
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

  /// `a` of `å`. Unicode calls `å` LATIN SMALL LETTER A WITH RING ABOVE: its name contains the
  /// letter under the mark, so no table of letters is needed.
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
