import OperatingSystem
import OutsideWorld

/// The source of the contacts.
package enum ContactFolder: Equatable, Sendable {
  /// A folder of `.vcf` files and of folders with more of them, as vdirsyncer keeps them.
  case folder(String)
  /// The invented people that come with the workbook.
  case bundled

  /// The environment variable that names another folder than `~/.contacts`.
  package static let variable = "WORKBOOK_CONTACTS"

  /// The folder that the variable names; else `~/.contacts`, where it exists; else the bundled one.
  init(environment: [String: String]) {
    let (chosen, own) = (environment[Self.variable] ?? "", "\(environment["HOME"] ?? "")/.contacts")
    if !chosen.isEmpty {
      self = .folder(chosen)
    } else {
      self = access(own, F_OK) == 0 ? .folder(own) : .bundled
    }
  }
}

/// A path with `~` for the person's home: `~/.contacts/anna.vcf`.
func abbreviated(_ path: String, home: String = environmentVariable("HOME") ?? "") -> String {
  let isAtHome = !home.isEmpty && path.hasPrefix(home + "/")
  return (isAtHome ? "~" + path.dropFirst(home.count) : path).quotable(limit: 300)
}

extension ContactFolder {
  /// All contacts, in the order of the files, and the cards that were skipped.
  package func read(noting footprint: Footprint) throws(ContactStoreError) -> FetchResult {
    var reader = FolderReader()
    switch self {
    case .bundled:
      reader.read(BundledContacts.file)
    case .folder(let path):
      try reader.readFolder(path)
      footprint.note(.filesRead, reader.filesRead)
      if reader.result.contacts.isEmpty {
        throw .noCards(path: abbreviated(path), skipped: reader.result.skipped)
      }
    }
    footprint.note(.contactsRead, reader.result.contacts.count)
    return reader.result
  }
}

/// Reads a folder, and the folders in it, file by file.
private struct FolderReader {
  private(set) var result = FetchResult()
  private(set) var filesRead = 0
  private var identifiers: Set<String> = []
  private var folders: Set<String> = []

  mutating func readFolder(_ path: String) throws(ContactStoreError) {
    do throws(SystemFailure) {
      try readEntries(of: path)
    } catch {
      let path = abbreviated(path)
      if error.isMissing { throw .folderMissing(path: path) }
      throw .folderUnreadable(path: path, reason: error.message)
    }
  }

  mutating func read(_ file: CardFile) {
    let found = file.read()
    result.skipped += found.skipped
    // A list needs identifiers that are unique. Of two cards with one UID, the first counts.
    result.contacts += found.contacts.filter { identifiers.insert($0.identifier).inserted }
  }

  private mutating func readEntries(of folder: String) throws(SystemFailure) {
    // A link to a folder above it would lead here again and again.
    guard folders.insert(Path.real(folder)).inserted else { return }
    for name in try Folder.names(in: folder).sorted() where !name.hasPrefix(".") {
      let path = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
      do throws(SystemFailure) {
        let status = try stat(of: path)
        if status.isFolder {
          try readEntries(of: path)
        } else if status.isFile, name.lowercased().hasSuffix(".vcf") {
          let bytes = try FileDescriptor.reading(path).readAll()
          filesRead += 1
          read(CardFile(path: abbreviated(path), bytes: bytes))
        }
      } catch {
        let reason = "skipped it, because it cannot be read (\(error.message))"
        result.skipped.append(SkippedCard(file: abbreviated(path), reason: reason))
      }
    }
  }
}
