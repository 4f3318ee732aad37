/// The name of a type as one writes it where it is used.
package func typeName(_ type: Any.Type) -> String {
  (type as? any TypeWithShortName.Type)?.shortName ?? typeName(full: String(reflecting: type))
}

/// A type that has a shorter name: `[Int]` for `Array<Int>`.
private protocol TypeWithShortName {
  static var shortName: String { get }
}

extension Array: TypeWithShortName {
  fileprivate static var shortName: String { "[\(typeName(Element.self))]" }
}

extension Dictionary: TypeWithShortName {
  fileprivate static var shortName: String {
    "[\(typeName(Key.self)): \(typeName(Value.self))]"
  }
}

extension Optional: TypeWithShortName {
  fileprivate static var shortName: String {
    let wrapped = typeName(Wrapped.self)
    return wrapped.contains(" ") && !wrapped.hasPrefix("[") ? "(\(wrapped))?" : "\(wrapped)?"
  }
}

/// The same, of Swift's full name.
///
/// That one begins with a module. It also names an extension, gives the address of what makes a
/// type private, and spells out what `any Clock<Duration>` is short for.
package func typeName(full: String) -> String {
  var path =
    full
    .removing(from: "(extension in ", to: "):")
    .removing(from: "(unknown context at ", to: ").")
    .removing(from: "Self.", to: " == ")[...]
  var name = ""
  while !path.isEmpty {
    let word = path.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    // `.Index` in `Array<Int>.Index` has no module.
    let module = word.hasPrefix(".") ? nil : word.firstIndex(of: ".")
    name += module.map { word[word.index(after: $0)...] } ?? word
    path = path.dropFirst(word.count)
    name += path.prefix(1)
    path = path.dropFirst()
  }
  return name
}

extension String {
  fileprivate func removing(from start: String, to end: String) -> String {
    var rest = Substring(self)
    var kept = ""
    while let opening = rest.firstRange(of: start),
      let closing = rest[opening.upperBound...].firstRange(of: end)
    {
      kept += rest[..<opening.lowerBound]
      rest = rest[closing.upperBound...]
    }
    return kept + rest
  }
}
