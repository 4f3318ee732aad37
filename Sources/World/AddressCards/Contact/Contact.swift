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
  public var nickname: String

  public var organisation: String
  /// The units below the organisation, the largest first.
  public var department: String
  public var jobTitle: String

  /// The preferred one first, where the card prefers one.
  public var emails: [LabelledValue]
  /// The preferred one first, where the card prefers one.
  public var phones: [LabelledValue]

  public var birthday: Birthday?
  public var note: String

  public init(
    identifier: String,
    formattedName: String,
    givenName: String = "",
    familyName: String = "",
    nickname: String = "",
    organisation: String = "",
    department: String = "",
    jobTitle: String = "",
    emails: [LabelledValue] = [],
    phones: [LabelledValue] = [],
    birthday: Birthday? = nil,
    note: String = ""
  ) {
    self.identifier = identifier
    self.formattedName = formattedName
    self.givenName = givenName
    self.familyName = familyName
    self.nickname = nickname
    self.organisation = organisation
    self.department = department
    self.jobTitle = jobTitle
    self.emails = emails
    self.phones = phones
    self.birthday = birthday
    self.note = note
  }

  public var id: String { identifier }
}
