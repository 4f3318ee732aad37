import Synchronization

/// What sentences call the way in which a person makes all apps ask again.
///
/// The frameworks do not know which tool does it: the one who brings the tool says so.
package enum PermissionReset {
  package static var name: String { current.withLock { $0 } }

  /// - Parameter command: What a person types, such as `swift run … reset permissions`.
  package static func setName(_ command: String) {
    current.withLock { $0 = command }
  }

  private static let current = Mutex("a reset of the permissions")
}
