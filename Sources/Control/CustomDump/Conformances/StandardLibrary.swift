extension Character: CustomDumpRepresentable {
  public var customDumpValue: Any { String(self) }
}

extension Duration: CustomDumpStringConvertible {
  public var customDumpDescription: String { description }
}

extension ObjectIdentifier: CustomDumpStringConvertible {
  public var customDumpDescription: String { debugDescription }
}

extension StaticString: CustomDumpRepresentable {
  public var customDumpValue: Any { description }
}

extension Substring: CustomDumpRepresentable {
  public var customDumpValue: Any { String(self) }
}

extension Unicode.Scalar: CustomDumpRepresentable {
  public var customDumpValue: Any { String(self) }
}
