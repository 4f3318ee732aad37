import Foundation
import OperatingSystem
import Usage

/// Files by their paths from a folder. One that is not there, or cannot be read, is nil or counts
/// as empty.
extension URL {
  func path(of name: String) -> String { appending(path: name).path(percentEncoded: false) }

  package func has(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: path(of: name))
  }

  package func text(of file: String) -> String? {
    try? String(contentsOf: appending(path: file), encoding: .utf8)
  }

  /// The text of a file that has to be there.
  package func neededText(of file: String) throws(SentenceError) -> String {
    if let text = text(of: file) { return text }
    throw SentenceError(
      "\(file) is missing, or cannot be read as text. Get it back from your clone."
    )
  }

  /// Writes a file as a whole, and makes the folders that it is in.
  package func write(_ text: String, to file: String) throws {
    try write(Data(text.utf8), to: file)
  }

  package func write(_ data: Data, to file: String) throws {
    let place = appending(path: file)
    try FileManager.default.createDirectory(
      at: place.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try data.write(to: place, options: .atomic)
  }

  /// Copies files and folders from here into a folder. The copies belong to the person who copies,
  /// whatever the owner and the group of the originals are.
  package func copy(_ names: [String], into folder: URL) throws {
    let copying = try Program("cp", ["-R"] + names.map(path) + [folder.path(percentEncoded: false)])
      .start()
    guard copying.reap() == .exited(0) else {
      throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: folder.path])
    }
  }

  /// The FNV-1a hash of some files: it shows that one of them has changed.
  package func digest(of files: [String]) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for file in files {
      let data = (try? Data(contentsOf: appending(path: file))) ?? Data()
      for byte in data + [0xFF] { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    }
    return String(hash, radix: 16)
  }

  /// The names in a folder, without what is hidden, in order.
  package func names(in folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path(of: folder))) ?? [])
      .filter { !$0.hasPrefix(".") }.sorted()
  }

  /// The files in a folder and all folders in it, by their paths from that folder, in order.
  package func files(below folder: String) -> [String] {
    ((try? FileManager.default.subpathsOfDirectory(atPath: path(of: folder))) ?? [])
      .filter { name in
        let place = appending(path: "\(folder)/\(name)", directoryHint: .checkFileSystem)
        return !place.hasDirectoryPath
      }
      .sorted()
  }

  package func sources(below folder: String) -> [String] {
    files(below: folder).filter { $0.hasSuffix(".swift") }
  }
}
