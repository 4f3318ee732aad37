import IssueReporting

/// Who asks for a dependency, and what for; so that a message can point to the line.
struct Reader: Sendable {
  let place: Place?
  let purpose: Purpose

  init(place: Place?, purpose: Purpose) {
    self.place = place
    self.purpose = purpose
  }

  init(location: IssueLocation, purpose: Purpose) {
    self.init(place: Place(location), purpose: purpose)
  }

  var location: IssueLocation? { place?.location }

  enum Purpose {
    /// To use it.
    case use
    /// To override it, or a part of it.
    case override
    /// To set it once for the whole program.
    case preparation
  }

  /// Somebody who holds the values and left no address.
  static let direct = Reader(place: nil, purpose: .use)
}

/// Where a dependency is declared: the property that reads and writes its key.
struct Declaration: Sendable {
  let name: StaticString
  let location: IssueLocation
}
