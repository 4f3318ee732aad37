import IssueReporting

/// A dependency, as messages name it.
struct DependencyDescription {
  let key: any TestDependencyKey.Type
  let reader: Reader
  let declaration: Declaration?
  /// Where the test overrides it, though not for this reader.
  var overridden: IssueLocation? = nil

  /// The code that reads it: `@Dependency(\.weather)`.
  var reference: String { "@Dependency(\(property.map { "\\.\($0)" } ?? "\(keyName).self"))" }

  /// The code that overrides it: `$0.weather = …`.
  var assignment: String { "$0\(property.map { ".\($0)" } ?? "[\(keyName).self]") = …" }

  var keyName: String { typeName(key) }

  var valueName: String { typeName(Self.value(of: key)) }

  /// Where and what it is, a line each.
  var facts: String {
    var facts: [String] = []
    if let location = reader.location { facts.append(Self.fact(asked, at: location)) }
    if let overridden { facts.append(Self.fact("overridden at", at: overridden)) }
    if let declaration { facts.append(Self.fact("declared at", at: declaration.location)) }
    return (facts + [Self.fact("key", keyName), Self.fact("type", valueName)])
      .joined(separator: "\n")
  }

  /// A place, on a line of its own.
  static func fact(_ name: String, at location: IssueLocation) -> String {
    fact(name, "\(location.fileID):\(location.line)")
  }

  private static func fact(_ name: String, _ value: String) -> String {
    "  \(name):" + String(repeating: " ", count: 14 - name.count) + value
  }

  private var asked: String {
    switch reader.purpose {
    case .use: "asked for at"
    case .override, .replacement: "overridden at"
    case .preparation: "prepared at"
    }
  }

  /// The name of the property that declares it; `nil` where a subscript or a function does.
  private var property: String? {
    guard let name = declaration.map({ "\($0.name)" }), !name.contains("(") else { return nil }
    return name
  }

  private static func value<Key: TestDependencyKey>(of key: Key.Type) -> Any.Type {
    Key.Value.self
  }
}
