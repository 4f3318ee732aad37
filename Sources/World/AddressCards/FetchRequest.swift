/// What to fetch, and in which order.
public struct FetchRequest: Sendable {
  public enum SortOrder: Sendable {
    /// As the cards lie in their folder: the fastest, and good enough to look for one person.
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
    // A person without such a name goes where their next best name belongs, not to the top.
    let keys = contacts.map {
      [$0.familyName, $0.givenName, $0.formattedName].filter { !$0.isEmpty }.map(SortKey.init)
    }
    let order = contacts.indices.sorted { keys[$0].lexicographicallyPrecedes(keys[$1]) }
    return order.map { contacts[$0] }
  }
}

/// What a fetch found: the people, and the cards that could not be read.
public struct FetchResult: Hashable, Sendable {
  public var contacts: [Contact]
  public var skipped: [SkippedCard]

  public init(contacts: [Contact] = [], skipped: [SkippedCard] = []) {
    self.contacts = contacts
    self.skipped = skipped
  }
}

/// A card, a line or a file that was left out, where it is, and why.
public struct SkippedCard: Hashable, Sendable, CustomStringConvertible {
  public var file: String
  /// The line to look at, counted from 1; nothing where the whole file is meant.
  public var line: Int?
  /// What was skipped and why, without the full stop: `skipped a card, because …`.
  public var reason: String

  public init(file: String, line: Int? = nil, reason: String) {
    self.file = file
    self.line = line
    self.reason = reason
  }

  /// One sentence: `family/anna.vcf, line 4: skipped a card, because it has no END:VCARD.`
  public var description: String {
    let place = line.map { "\(file), line \($0)" } ?? file
    return "\(place): \(reason)."
  }
}

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
