import Foundation

/// What is, was or is to be at some paths: a folder with the files under their paths, and a list.
///
/// The list is for people and for the workbook alike: a line for each path, which says what it is.
struct Snapshot: Equatable, Sendable {
  var entries: [Change]

  static let beginning = "  "

  var lines: [String] {
    entries.map { entry in
      let path = entry.path.description.inOneLine
      return switch entry.content {
      case .nothing: "\(Self.beginning)none \(path)"
      case .link: "\(Self.beginning)link \(path)"
      case .file(_, nil): "\(Self.beginning)file \(path)"
      case .file(_, let permissions?):
        "\(Self.beginning)file \(String(permissions, radix: 8)) \(path)"
      }
    }
  }

  /// Writes what is there, and the folders around it, below a folder that has nothing like it yet.
  func write(to folder: String, _ files: FileSystem) throws(FileFailure) {
    var folders: Set<RelativePath> = []
    for entry in entries where entry.content != .nothing {
      for inner in entry.path.folders where folders.insert(inner).inserted {
        try files.makeFolder("\(folder)/\(inner)")
      }
      var content = entry.content
      // The owner can read every copy; what the file itself allowed is in the list.
      if case .file(let data, let permissions?) = content {
        content = .file(data, permissions: permissions | 0o600)
      }
      try files.make(content, "\(folder)/\(entry.path)")
    }
    for inner in folders.sorted().reversed() { try files.synchronize("\(folder)/\(inner)") }
  }

  /// Reads what a list promises; nil where something of it is not there any more.
  init?(list: String, in folder: String, _ files: FileSystem) {
    entries = []
    for line in list.unicodeScalars.split(separator: "\n") {
      guard line.starts(with: Self.beginning.unicodeScalars) else { continue }
      var words = line.dropFirst(Self.beginning.count).split(separator: " ", maxSplits: 1)[...]
      let kind = words.popFirst().map { String($0) }
      if kind == "file", let rest = words.popFirst() {
        words = rest.split(separator: " ", maxSplits: 1)[...]
      }
      let permissions = words.count == 2 ? UInt16(String(words[0]), radix: 8) : nil
      guard let name = words.last, let path = String(name).fromOneLine.flatMap(RelativePath.init)
      else { return nil }
      switch (kind, try? files.content("\(folder)/\(path)")) {
      case ("none", _): entries.append(Change(path, .nothing))
      case ("link", .link(let destination)?):
        entries.append(Change(path, .link(to: destination)))
      case ("file", .file(let data, _)?):
        entries.append(Change(path, .file(data, permissions: permissions)))
      default: return nil
      }
    }
    if entries.isEmpty { return nil }
  }

  init(_ entries: [Change]) { self.entries = entries }
}

extension String {
  fileprivate init(_ scalars: some Sequence<Unicode.Scalar>) {
    self.init(String.UnicodeScalarView(scalars))
  }

  /// A path may have line breaks in it; a list has one line for each.
  fileprivate var inOneLine: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    return (try? encoder.encode(self)).map {
      String(decoding: $0.dropFirst().dropLast(), as: UTF8.self)
    } ?? ""
  }

  fileprivate var fromOneLine: String? {
    try? JSONDecoder().decode(String.self, from: Data("\"\(self)\"".utf8))
  }
}
