import OperatingSystem
import OutsideWorld

/// Where the cards are.
package enum ContactFolder: Equatable, Sendable {
  /// A folder of `.vcf` files and of folders with more of them, as vdirsyncer keeps them.
  case folder(String)
  /// The invented people that come with the workbook.
  case bundled

  /// Names another folder than `~/.contacts`.
  package static let variable = "WORKBOOK_CONTACTS"

  package static var current: ContactFolder {
    chosen(variable: environmentVariable(variable), home: environmentVariable("HOME") ?? "")
  }

  /// The folder that the variable names; else `~/.contacts`, where it exists; else the bundled one.
  package static func chosen(variable: String?, home: String) -> ContactFolder {
    if let variable, !variable.isEmpty { return .folder(variable) }
    let own = "\(home)/.contacts"
    do throws(SystemFailure) {
      _ = try stat(of: own)
    } catch {
      // What is there and cannot be read is no reason to show other people.
      if error.isMissing { return .bundled }
    }
    return .folder(own)
  }
}

/// A path as a person writes it: `~/.contacts/anna.vcf`.
func displayed(_ path: String, home: String = environmentVariable("HOME") ?? "") -> String {
  let isAtHome = !home.isEmpty && path.hasPrefix(home + "/")
  return (isAtHome ? "~" + path.dropFirst(home.count) : path).quotable(limit: 300)
}

extension ContactFolder {
  /// All people in the folder, in the order of the files, and what had to be skipped.
  package func read(noting footprint: Footprint) throws(ContactStoreError) -> FetchResult {
    var reading = FolderReading()
    switch self {
    case .bundled:
      reading.take(BundledContacts.file)
    case .folder(let path):
      let folder = displayed(path)
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
  private(set) var result = FetchResult()
  private(set) var filesRead = 0
  private var files: [String: String] = [:]
  private var folders: Set<String> = []

  mutating func takeFolder(_ path: String) throws(ContactStoreError) {
    do throws(SystemFailure) {
      try takeEntries(of: path)
    } catch {
      let path = displayed(path)
      if error.isMissing { throw .folderMissing(path: path) }
      throw .folderUnreadable(path: path, reason: error.words)
    }
  }

  mutating func take(_ file: CardFile) {
    let reading = file.read()
    result.skipped += reading.skipped
    for contact in reading.contacts { add(contact, from: file.path) }
  }

  /// An identifier means one person, as a list needs it: of two cards with one UID the first
  /// counts.
  private mutating func add(_ contact: Contact, from file: String) {
    if let first = files[contact.identifier] {
      let identifier = contact.identifier.quotable()
      skip(file, "skipped a card, because its UID \(identifier) is already in \(first)")
    } else {
      files[contact.identifier] = file
      result.contacts.append(contact)
    }
  }

  private mutating func takeEntries(of folder: String) throws(SystemFailure) {
    // A link may lead back to a folder that is being read.
    guard folders.insert(Path.real(folder)).inserted else { return }
    // In the order of their bytes: the same on every machine.
    let names = try Folder.names(in: folder).sorted { $0.lexicographicallyPrecedes($1) }
    for name in names.map({ String(decoding: $0, as: UTF8.self) }) where !name.hasPrefix(".") {
      let path = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
      do throws(SystemFailure) {
        let status = try stat(of: path)
        if status.isFolder {
          try takeEntries(of: path)
        } else if status.isFile, name.lowercased().hasSuffix(".vcf") {
          try takeFile(path)
        }
      } catch {
        skip(displayed(path), "skipped it, because it cannot be read (\(error.words))")
      }
    }
  }

  private mutating func takeFile(_ path: String) throws(SystemFailure) {
    let shown = displayed(path)
    let bytes = try FileDescriptor.reading(path).readAll() ?? []
    filesRead += 1
    take(CardFile(path: shown, bytes: bytes))
  }

  private mutating func skip(_ file: String, _ reason: String) {
    result.skipped.append(SkippedCard(file: file, reason: reason))
  }
}
