/// The people that were found, and the cards that could not be read.
public struct FetchResult: Hashable, Sendable {
  public var contacts: [Contact]
  public var skipped: [SkippedCard]

  public init(contacts: [Contact] = [], skipped: [SkippedCard] = []) {
    self.contacts = contacts
    self.skipped = skipped
  }
}

/// A card or a file that was left out, where it is, and why.
public struct SkippedCard: Hashable, Sendable, CustomStringConvertible {
  public var file: String
  /// The line to look at, counted from 1; nil where it is the whole file.
  public var line: Int?
  /// The skipped part and the reason, without the full stop: `skipped a card, because …`.
  public var reason: String

  public init(file: String, line: Int? = nil, reason: String) {
    self.file = file
    self.line = line
    self.reason = reason
  }

  /// One sentence: `family/anna.vcf, line 4: skipped a card, because it has no END:VCARD.`
  public var description: String {
    let location = line.map { "\(file), line \($0)" } ?? file
    return "\(location): \(reason)."
  }
}
