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
      try files.make(content, at: "\(folder)/\(entry.path)")
    }
    for inner in folders.sorted().reversed() { try files.synchronize("\(folder)/\(inner)") }
  }

  /// Reads what a list promises; nil where something of it is not there any more.
  init?(list: String, in folder: String, _ files: FileSystem) throws(FileFailure) {
    entries = []
    for line in list.unicodeScalars.split(separator: "\n") {
      var scalars = Array(line)
      guard scalars.starts(with: Self.beginning.unicodeScalars) else { continue }
      scalars.removeFirst(Self.beginning.unicodeScalars.count)
      let parts = scalars.split(separator: " ", maxSplits: 1).map { String($0) }
      guard parts.count == 2 else { return nil }
      guard let entry = try Self.entry(kind: parts[0], parts[1], in: folder, files) else {
        return nil
      }
      entries.append(entry)
    }
  }

  init(_ entries: [Change]) { self.entries = entries }

  private static func entry(
    kind: String,
    _ rest: String,
    in folder: String,
    _ files: FileSystem
  ) throws(FileFailure) -> Change? {
    var rest = rest
    var permissions: UInt16?
    if kind == "file" {
      let parts = rest.unicodeScalars.split(separator: " ", maxSplits: 1)
      if parts.count == 2, let number = UInt16(String(parts[0]), radix: 8), number <= 0o7777 {
        permissions = number
        rest = String(parts[1])
      }
    }
    guard let path = rest.fromOneLine.flatMap(RelativePath.init) else { return nil }
    switch kind {
    case "none": return Change(path, .nothing)
    case "file":
      guard case .file(let data, _) = try? files.content("\(folder)/\(path)") else { return nil }
      return Change(path, .file(data, permissions: permissions))
    case "link":
      guard case .link(let destination) = try? files.content("\(folder)/\(path)") else {
        return nil
      }
      return Change(path, .link(to: destination))
    default: return nil
    }
  }
}

extension String {
  fileprivate init(_ scalars: some Sequence<Unicode.Scalar>) {
    self.init(String.UnicodeScalarView(scalars))
  }

  /// A path may have line breaks in it; a list has one line for each.
  fileprivate var inOneLine: String {
    unicodeScalars.reduce(into: "") { text, scalar in
      switch scalar {
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      default: text.unicodeScalars.append(scalar)
      }
    }
  }

  fileprivate var fromOneLine: String? {
    var text = String.UnicodeScalarView()
    var rest = unicodeScalars[...]
    while let scalar = rest.popFirst() {
      guard scalar == "\\" else {
        text.append(scalar)
        continue
      }
      switch rest.popFirst() {
      case "\\": text.append("\\")
      case "n": text.append("\n")
      case "r": text.append("\r")
      default: return nil
      }
    }
    return String(text)
  }
}
