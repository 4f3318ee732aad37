/// What a fetch found: the people, and the cards that could not be read.
///
/// One broken card costs no other person their place in the list, and the card is not lost in
/// silence.
public struct FetchResult: Hashable, Sendable {
  public var contacts: [Contact]
  public var skipped: [SkippedCard]

  public init(contacts: [Contact] = [], skipped: [SkippedCard] = []) {
    self.contacts = contacts
    self.skipped = skipped
  }
}
