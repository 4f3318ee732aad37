/// One HTTP request, read whole.
package struct Request: Equatable, Sendable {
  package struct Field: Equatable, Sendable {
    /// In lower case: field names compare without case.
    package let name: String
    package let value: String
  }

  package let method: String
  package let target: String
  package var fields: [Field]
  package var body: [UInt8]

  /// The target without its query.
  package var path: Substring {
    target.prefix { $0 != "?" }
  }

  /// The value of a field that may appear once, and nothing if it is absent or appears twice.
  ///
  /// A field that two readers could read in two ways is worth nothing to a check.
  package func only(_ name: String) -> String? {
    let values = fields.filter { $0.name == name }
    return values.count == 1 ? values[0].value : nil
  }

  package func has(_ name: String) -> Bool {
    fields.contains { $0.name == name }
  }
}
