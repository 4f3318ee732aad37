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
