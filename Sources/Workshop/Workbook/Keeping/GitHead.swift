import Foundation
import OperatingSystem
import Safekeeping

/// The last commit, if there is git.
struct GitHead {
  let root: URL

  /// All files of some folders; nil if git is not there, or does not have each of them.
  func files(in folders: [RelativePath]) -> [RelativePath: Content]? {
    guard
      let listing = run(["ls-tree", "-r", "-z", "HEAD", "--"] + folders.map { "\($0)/" }),
      let entries = entries(listing),
      folders.allSatisfy({ folder in
        entries.contains { $0.path.description.hasPrefix("\(folder)/") }
      }),
      let contents = run(
        ["cat-file", "--batch"],
        input: entries.map { "\($0.object)\n" }.joined()
      )
    else { return nil }
    return files(entries, contents)
  }

  private struct Entry {
    let mode: Substring
    let object: Substring
    let path: RelativePath
  }

  /// `100644 blob 3b18e…<tab>path`, and a zero.
  private func entries(_ listing: Data) -> [Entry]? {
    var entries: [Entry] = []
    for line in listing.split(separator: 0) {
      guard let text = String(validating: line, as: UTF8.self) else { return nil }
      let halves = text.split(separator: "\t", maxSplits: 1)
      let parts = halves[0].split(separator: " ")
      guard halves.count == 2, parts.count == 3, let path = RelativePath(String(halves[1])) else {
        return nil
      }
      if parts[1] == "blob" { entries.append(Entry(mode: parts[0], object: parts[2], path: path)) }
    }
    return entries
  }

  /// `3b18e… blob 12<newline>`, twelve bytes, and a newline, for each.
  private func files(_ entries: [Entry], _ contents: Data) -> [RelativePath: Content]? {
    var files: [RelativePath: Content] = [:]
    var rest = contents[...]
    for entry in entries {
      guard let end = rest.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
      let head = String(decoding: rest[..<end], as: UTF8.self).split(separator: " ")
      guard head.count == 3, let count = Int(head[2]), rest[(end + 1)...].count > count else {
        return nil
      }
      let data = Data(rest[(end + 1)...].prefix(count))
      rest = rest[(end + 1)...].dropFirst(count + 1)
      files[entry.path] =
        switch entry.mode {
        case "120000": .link(to: String(decoding: data, as: UTF8.self))
        case "100755": .file(data, permissions: 0o755)
        default: .file(data)
        }
    }
    return files
  }

  private func run(_ arguments: [String], input: String = "") -> Data? {
    // A hook of git has set these for another repository.
    let environment = ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("GIT_") }
    let git = Program(
      "git",
      ["-C", root.path(percentEncoded: false)] + arguments,
      environment: environment
    )
    do {
      let output = try OperatingSystem.Pipe()
      let questions = try OperatingSystem.Pipe()
      let child = try git.start(
        input: questions.reading.number,
        output: output.writing.number
      )
      // A chapter has far fewer files than would fill a pipe, so this does not wait for git.
      try questions.writing.writeAll(Array(input.utf8))
      _ = consume questions
      let bytes = try output.keepReading().readAll()
      guard child.waitForEnd() == .exited(0) else { return nil }
      return bytes.map { Data($0) }
    } catch {
      return nil
    }
  }
}
