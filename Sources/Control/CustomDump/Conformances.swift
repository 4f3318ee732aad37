import Foundation

extension Calendar: CustomDumpStringConvertible {
  public var customDumpDescription: String { "Calendar(\(identifier))" }
}

extension Data: CustomDumpStringConvertible {
  public var customDumpDescription: String { "Data(\(count) bytes)" }
}

extension Date: CustomDumpStringConvertible {
  /// In Greenwich, to the millisecond, on every machine.
  public var customDumpDescription: String {
    let seconds = timeIntervalSince1970
    let milliseconds = (seconds * 1_000).rounded()
    guard milliseconds.magnitude < 1e15 else { return "Date(\(seconds) s since 1970)" }
    // The style cuts off what is left of a millisecond: half of one more makes up for rounding.
    let date = Date(timeIntervalSince1970: (milliseconds + 0.5) / 1_000)
    return "Date(\(date.formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: true))))"
  }
}

extension Decimal: CustomDumpStringConvertible {
  public var customDumpDescription: String { description }
}

extension Duration: CustomDumpStringConvertible {
  public var customDumpDescription: String { description }
}

extension Locale: CustomDumpStringConvertible {
  public var customDumpDescription: String { "Locale(\(identifier))" }
}

extension TimeZone: CustomDumpStringConvertible {
  public var customDumpDescription: String { "TimeZone(\(identifier))" }
}

extension URL: CustomDumpStringConvertible {
  public var customDumpDescription: String { "URL(\(absoluteString))" }
}

extension UUID: CustomDumpStringConvertible {
  public var customDumpDescription: String { "UUID(\(uuidString))" }
}

extension Character: CustomDumpRepresentable {
  public var customDumpValue: Any { String(self) }
}

extension NSRange: CustomDumpRepresentable {
  public var customDumpValue: Any { Range(self) as Any }
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

extension ClosedRange: CustomDumpStringConvertible {
  public var customDumpDescription: String {
    "\(String(customDumping: lowerBound))...\(String(customDumping: upperBound))"
  }
}

extension Range: CustomDumpStringConvertible {
  public var customDumpDescription: String {
    "\(String(customDumping: lowerBound))..<\(String(customDumping: upperBound))"
  }
}
