import OutsideWorld

extension ContactFolder {
  /// Everyone in the folder, in the order of the files, and what had to be skipped.
  package func read(noting footprint: Footprint) throws(ContactStoreError) -> FetchResult {
    var reading = FolderReading()
    switch self {
    case .bundled:
      for file in BundledContacts.files { reading.take(file) }
    case .folder(let path):
      let folder = DisplayedPath(path).text
      try reading.takeFolder(path)
      footprint.note(.filesRead, reading.filesRead)
      if reading.result.contacts.isEmpty {
        throw .noCards(path: folder, skipped: reading.result.skipped)
      }
    }
    footprint.note(.contactsRead, reading.result.contacts.count)
    return reading.result
  }
}

/// A folder that is being read, file by file.
private struct FolderReading {
  private static let largest = 16 << 20

  private(set) var result = FetchResult()
  private(set) var filesRead = 0
  private var files: [String: String] = [:]
  private var folders: Set<FileSystem.Identity> = []

  mutating func takeFolder(_ path: String) throws(ContactStoreError) {
    do throws(FileSystem.Failure) {
      guard case .folder(let identity) = try FileSystem.kind(of: path) else {
        throw .notAFolder
      }
      try takeEntries(of: path, identity)
    } catch {
      let path = DisplayedPath(path).text
      if error.isMissing { throw .folderMissing(path: path) }
      throw .folderUnreadable(path: path, reason: error.reason)
    }
  }

  mutating func take(_ file: CardFile) {
    let reading = file.read()
    result.skipped += reading.skipped
    for contact in reading.contacts { add(contact, from: file.path) }
  }

  /// An identifier means one person, as a list needs it: of two cards with one UID the first counts.
  private mutating func add(_ contact: Contact, from file: String) {
    if let first = files[contact.identifier] {
      let cause = CardFault.Cause.identifierTaken(contact.identifier, file: first)
      skip(file, "skipped a card, because \(cause)")
    } else {
      files[contact.identifier] = file
      result.contacts.append(contact)
    }
  }

  private mutating func takeEntries(
    of folder: String,
    _ identity: FileSystem.Identity
  ) throws(FileSystem.Failure) {
    // A link may lead back to a folder that is being read.
    guard folders.insert(identity).inserted else { return }
    for name in try FileSystem.names(in: folder) where !name.hasPrefix(".") {
      let path = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
      do throws(FileSystem.Failure) {
        switch try FileSystem.kind(of: path) {
        case .folder(let identity): try takeEntries(of: path, identity)
        case .file where name.lowercased().hasSuffix(".vcf"): try takeFile(path)
        default: continue
        }
      } catch {
        skip(DisplayedPath(path).text, "skipped it, because it cannot be read (\(error.reason))")
      }
    }
  }

  private mutating func takeFile(_ path: String) throws(FileSystem.Failure) {
    let shown = DisplayedPath(path).text
    guard let bytes = try FileSystem.contents(of: path, limit: Self.largest) else {
      return skip(shown, "skipped it, because it is larger than \(Self.largest >> 20) MB")
    }
    filesRead += 1
    take(CardFile(path: shown, bytes: bytes))
  }

  private mutating func skip(_ file: String, _ reason: String) {
    result.skipped.append(SkippedCard(file: file, reason: reason))
  }
}
