extension UncheckedSendable: Decodable where Value: Decodable {
  /// Reads what the value alone would read: the wrapper leaves no trace in what is stored.
  public init(from decoder: any Decoder) throws {
    self.init(try Value(from: decoder))
  }
}

extension UncheckedSendable: Encodable where Value: Encodable {
  public func encode(to encoder: any Encoder) throws {
    try value.encode(to: encoder)
  }
}
