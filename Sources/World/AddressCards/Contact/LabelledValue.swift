/// A phone number or an address, and what the card calls it: `home, voice`.
public struct LabelledValue: Hashable, Sendable {
  /// Nothing where the card gives no label.
  public var label: String?
  public var value: String

  public init(label: String? = nil, value: String) {
    self.label = label
    self.value = value
  }
}
