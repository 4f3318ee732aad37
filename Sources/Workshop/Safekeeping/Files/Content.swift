import Foundation

/// What is at a path, or is to be there.
package enum Content: Equatable, Sendable {
  case nothing
  /// A file. Without permissions it keeps those of the one that it replaces.
  case file(Data, permissions: UInt16? = nil)
  /// A symbolic link. What it leads to is neither read nor changed.
  case link(to: String)

  /// Whether the other content may stay in the place of this one.
  func isSatisfied(by other: Content) -> Bool {
    if case .file(let data, nil) = self, case .file(data, _) = other { return true }
    return self == other
  }

  func keepingPermissions(of other: Content) -> Content {
    guard case .file(let data, nil) = self, case .file(_, let permissions) = other else {
      return self
    }
    return .file(data, permissions: permissions)
  }
}

/// One file that is to become something else.
package struct Change: Equatable, Sendable {
  package let path: RelativePath
  package let content: Content

  package init(_ path: RelativePath, _ content: Content) {
    self.path = path
    self.content = content
  }
}
