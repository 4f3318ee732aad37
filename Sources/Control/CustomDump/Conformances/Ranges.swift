extension ClosedRange: CustomDumpStringConvertible {
  public var customDumpDescription: String {
    "\(String(customDumping: lowerBound))...\(String(customDumping: upperBound))"
  }
}

extension PartialRangeFrom: CustomDumpStringConvertible {
  public var customDumpDescription: String { "\(String(customDumping: lowerBound))..." }
}

extension PartialRangeThrough: CustomDumpStringConvertible {
  public var customDumpDescription: String { "...\(String(customDumping: upperBound))" }
}

extension PartialRangeUpTo: CustomDumpStringConvertible {
  public var customDumpDescription: String { "..<\(String(customDumping: upperBound))" }
}

extension Range: CustomDumpStringConvertible {
  public var customDumpDescription: String {
    "\(String(customDumping: lowerBound))..<\(String(customDumping: upperBound))"
  }
}
