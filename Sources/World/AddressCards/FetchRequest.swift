import Foundation

/// In which order the contacts are fetched.
public struct FetchRequest: Sendable {
  public enum SortOrder: Sendable {
    /// The order of the cards in their folder, which is the fastest.
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
    return contacts.sorted { left, right in
      left.names.lexicographicallyPrecedes(right.names) { $0.precedes($1) }
    }
  }
}

extension Contact {
  /// A contact without a family name is sorted by the next name that it has.
  fileprivate var names: [String] {
    [familyName, givenName, formattedName].filter { !$0.isEmpty }
  }
}

extension String {
  /// In the same order on every machine: without case, and without marks on letters, so that Åsa
  /// is sorted under A.
  fileprivate func precedes(_ other: String) -> Bool {
    let options: CompareOptions = [.caseInsensitive, .diacriticInsensitive]
    return compare(other, options: options, locale: Locale(identifier: "en")) == .orderedAscending
  }
}
