import IssueReporting

/// Who asks for a dependency, and what for; so that a message can point to the line.
struct Reader: Sendable {
  let place: SourcePlace?
  let purpose: Purpose

  /// The type of what is being replaced as a whole, by a key path.
  var replaced: ObjectIdentifier?

  init(place: SourcePlace?, purpose: Purpose) {
    self.place = place
    self.purpose = purpose
  }

  init(location: IssueLocation, purpose: Purpose) {
    self.init(place: SourcePlace(location, function: ""), purpose: purpose)
  }

  var location: IssueLocation? { place?.location }

  /// The function that made the `@Dependency`; `nil` if it is a property of a type.
  ///
  /// The initializer that Swift writes for a struct makes its properties too.
  var function: String? {
    guard let function = place.map({ "\($0.function)" }), !function.hasPrefix("init(") else {
      return nil
    }
    return function.contains("(") || function.first?.isLowercase == true ? function : nil
  }

  enum Purpose {
    /// To use it.
    case use
    /// To override it, or a part of it.
    case override
    /// To set it once for the whole program.
    case preparation
  }

  /// Code that holds the values and left no address.
  static let direct = Reader(place: nil, purpose: .use)
}

/// Where a dependency is declared: the property that reads and writes its key.
struct Declaration: Sendable {
  let name: StaticString
  let location: IssueLocation
}
