/// A person, or an organisation, as a card names them.
///
/// A name that is not on the card is an empty string.
public struct Contact: Identifiable, Hashable, Sendable {
  /// The card's UID, or its place (`family/anna.vcf#2`) where it has none.
  public var identifier: String

  /// The name as the person writes it: some put the family name first.
  public var formattedName: String
  public var givenName: String
  public var familyName: String

  public init(
    identifier: String,
    formattedName: String,
    givenName: String = "",
    familyName: String = ""
  ) {
    self.identifier = identifier
    self.formattedName = formattedName
    self.givenName = givenName
    self.familyName = familyName
  }

  public var id: String { identifier }
}
