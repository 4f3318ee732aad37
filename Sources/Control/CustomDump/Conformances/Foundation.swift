import Foundation

extension Data: CustomDumpStringConvertible {
  public var customDumpDescription: String { "Data(\(count) bytes)" }
}

extension Date: CustomDumpStringConvertible {
  /// In Greenwich, to the millisecond, on every machine.
  public var customDumpDescription: String {
    "Date(\(timestamp(secondsSince1970: timeIntervalSince1970)))"
  }
}

extension Decimal: CustomDumpStringConvertible {
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
