import DependenciesTestSupport
import Foundation
import OperatingSystem
import Testing

@testable import Workbook

/// The changes as the system tells of them, in folders of our own.
@Suite(.machineTime(.seconds(60))) final class SystemChanges {
  let folder = quickestFolder.appending(path: "file-changes-\(UUID())", directoryHint: .isDirectory)

  init() throws {
    try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
    try write("Boil.swift", "one")
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private var inner: URL { folder.appending(path: "01-Kettle", directoryHint: .isDirectory) }

  @Test func `a save is a change`() async throws {
    let changes = try FileChanges.liveValue.changes([inner])
    try write("Boil.swift", "two")
    await expect("Boil.swift", in: changes)
  }

  @Test func `a file that is replaced by another one is a change, each time`() async throws {
    let changes = try FileChanges.liveValue.changes([inner])
    for text in ["two", "three"] {
      try write("4913", text)
      replace("4913", to: "Boil.swift")
      await expect("Boil.swift", in: changes)
    }
  }

  @Test func `a file that goes away and comes back is a change each time`() async throws {
    let changes = try FileChanges.liveValue.changes([inner])
    replace("Boil.swift", to: "Boil.swift~")
    await expect("Boil.swift", in: changes)
    try FileManager.default.removeItem(at: inner.appending(path: "Boil.swift~"))
    try write("Boil.swift", "two")
    await expect("Boil.swift", in: changes)
  }

  @Test func `a folder may go away and come back`() async throws {
    let changes = try FileChanges.liveValue.changes([folder, inner])
    try FileManager.default.removeItem(at: inner)
    try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
    // A listener who hears that it may be any file looks at all of them. From then on, names are told.
    for await change in changes {
      if change.name == "Whistle.swift" { return }
      try write("Whistle.swift", "\(UUID())")
      #if !os(Linux)
        return
      #endif
    }
    Issue.record("The changes ended.")
  }

  @Test func `a name of any length and script arrives whole`() async throws {
    let changes = try FileChanges.liveValue.changes([inner])
    let name = String(repeating: "湯", count: 80) + ".swift"
    try write(name, "hot")
    await expect(name, in: changes)
  }

  private func write(_ name: String, _ text: String) throws {
    try Data(text.utf8).write(to: inner.appending(path: name))
  }

  private func replace(_ name: String, to other: String) {
    let (from, to) = (inner.appending(path: name), inner.appending(path: other))
    #expect(rename(from.path(percentEncoded: false), to.path(percentEncoded: false)) == 0)
  }

  // Where the system does not tell names, any change will do.
  private func expect(_ name: String, in changes: AsyncStream<FileChange>) async {
    for await change in changes where change.name == nil || change.name == name { return }
    Issue.record("The changes ended before one of \(name).")
  }
}
