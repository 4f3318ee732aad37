import IssueReporting

/// The code that asks for a dependency, and its purpose, so that a message can point to the line.
struct Reader: Sendable {
  /// The line that asks; `nil` for code that holds the values and left no address.
  let location: IssueLocation?
  let purpose: Purpose

  /// The name that Swift has for the surroundings of the line: a type, or a function of it.
  private let surroundings: StaticString

  /// The type of the value that is replaced as a whole, by a key path.
  var replaced: ObjectIdentifier?

  init(location: IssueLocation?, purpose: Purpose, in surroundings: StaticString = "") {
    self.location = location
    self.purpose = purpose
    self.surroundings = surroundings
  }

  /// The reader of a value of this type. One that is replaced is read on the way, and not used.
  func reading<Value>(_ type: Value.Type) -> Reader {
    guard replaced == ObjectIdentifier(type) else { return self }
    return Reader(location: location, purpose: .replacement, in: surroundings)
  }

  /// The function that made the `@Dependency`; `nil` if it is a property of a type.
  ///
  /// The initializer that Swift writes for a struct makes its properties too.
  var function: String? {
    let function = "\(surroundings)"
    guard !function.hasPrefix("init(") else { return nil }
    return function.contains("(") || function.first?.isLowercase == true ? function : nil
  }

  enum Purpose {
    case use
    /// To override it, or a part of it.
    case override
    /// To override it as a whole by a key path, which reads it first.
    case replacement
    /// To set it once for the whole program.
    case preparation
  }
}

/// Where a dependency is declared: the property that reads and writes its key.
struct Declaration: Sendable {
  let name: StaticString
  let location: IssueLocation
}
