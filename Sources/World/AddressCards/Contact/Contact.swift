/// A person, or an organisation, as a card describes them.
///
/// What a card does not say is an empty string or an empty list, so that a list of people can be
/// drawn without asking each field whether it is there.
public struct Contact: Identifiable, Hashable, Sendable {
  /// The card's UID, or its place (`family/anna.vcf#2`) where it has none.
  public var identifier: String

  /// The name as the person writes it: some put the family name first.
  public var formattedName: String
  public var givenName: String
  public var familyName: String
  public var organisation: String

  /// The preferred one first, where the card prefers one.
  public var emails: [String]
  /// The preferred one first, where the card prefers one.
  public var phones: [String]

  public init(
    identifier: String,
    formattedName: String,
    givenName: String = "",
    familyName: String = "",
    organisation: String = "",
    emails: [String] = [],
    phones: [String] = []
  ) {
    self.identifier = identifier
    self.formattedName = formattedName
    self.givenName = givenName
    self.familyName = familyName
    self.organisation = organisation
    self.emails = emails
    self.phones = phones
  }

  public var id: String { identifier }
}
