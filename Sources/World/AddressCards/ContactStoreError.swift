import OutsideWorld

/// Why there are no contacts, in one sentence that also says what to do about it.
public enum ContactStoreError: Error, Hashable, Sendable {
  /// The store was read before the person was asked.
  case accessNotRequested
  case accessRefused
  case accessRestricted
  case folderMissing(path: String)
  case folderUnreadable(path: String, reason: String)
  /// The folder is there, and no card in it can be read.
  case noCards(path: String, skipped: [SkippedCard])
}

extension ContactStoreError {
  /// Nil where the app may read the contacts.
  init?(_ status: PermissionStatus) {
    switch status {
    case .notDetermined: self = .accessNotRequested
    case .restricted: self = .accessRestricted
    case .denied: self = .accessRefused
    case .allowed: return nil
    }
  }
}

extension ContactStoreError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .accessNotRequested:
      "The contacts are closed until the person has been asked: call requestAccess(for:) first."
    case .accessRefused:
      """
      Access to the contacts was refused; \(PermissionReset.command) lets this app ask again.
      """
    case .accessRestricted:
      "Access to the contacts is restricted on this device, and only who restricted it can lift it."
    case .folderMissing(let path):
      """
      There is no folder \(path); make it, or let \(ContactFolder.variable) name the folder of \
      your cards.
      """
    case .folderUnreadable(let path, let reason):
      """
      The folder \(path) cannot be read (\(reason)); make it readable, or let \
      \(ContactFolder.variable) name another one.
      """
    case .noCards(let path, let skipped):
      if let first = skipped.first {
        """
        No card in \(path) can be read, and \(skipped.count) had to be skipped; the first is \
        \(first)
        """
      } else {
        """
        The folder \(path) holds no cards; put some .vcf files into it, or let \
        \(ContactFolder.variable) name another one.
        """
      }
    }
  }
}
