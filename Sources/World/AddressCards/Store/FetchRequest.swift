/// What to fetch, and in which order.
public struct FetchRequest: Sendable {
  public enum SortOrder: CaseIterable, Sendable {
    /// As the cards lie in their folder: the fastest, and good enough to look for one person.
    case none
    case familyName
  }

  public var sortOrder: SortOrder

  public init(sortOrder: SortOrder = .none) {
    self.sortOrder = sortOrder
  }
}

extension FetchRequest {
  func sorted(_ contacts: [Contact]) -> [Contact] {
    guard sortOrder == .familyName else { return contacts }
    // A person without such a name goes where their next best name belongs, not to the top.
    let keys = contacts.map {
      [$0.familyName, $0.givenName, $0.formattedName].filter { !$0.isEmpty }.map(SortKey.init)
    }
    let order = contacts.indices.sorted { keys[$0].lexicographicallyPrecedes(keys[$1]) }
    return order.map { contacts[$0] }
  }
}
