/// What a fetch found: the people, and the cards that could not be read.
///
/// A broken card is named here, and all other people are found.
public struct FetchResult: Hashable, Sendable {
  public var contacts: [Contact]
  public var skipped: [SkippedCard]

  public init(contacts: [Contact] = [], skipped: [SkippedCard] = []) {
    self.contacts = contacts
    self.skipped = skipped
  }
}
