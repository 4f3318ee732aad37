import Foundation
import OperatingSystem
import Testing

@testable import Safekeeping

@Suite struct ASafe {
  @Test func `later is by number, whatever the clock says`() throws {
    let folder = try SafeFolder(["a": .text("0")])
    _ = try folder.store().change([Change("a", .text("1"))], because: "first")
    _ = try folder.store(at: 7).change([Change("a", .text("2"))], because: "second")
    #expect(
      try folder.store().shelf().backups.map(\.name)
        == ["1970-01-01T00-00-07 second", "2026-11-21T02-45-12 first"]
    )
  }

  @Test func `a backup with the highest number of all changes nothing`() throws {
    let folder = try SafeFolder(["a": .text("mine")])
    try folder.put(.text("Backup \(Int.max)\n"), at: ".workbook/backups/x/BACKUP.txt")
    let words = "no backup can have a higher number; move it away. Nothing has changed."
    #expect(throws: BackupError("The files could not be written: .workbook/backups/x: \(words)")) {
      try folder.store().change([Change("a", .text("new"))], because: "try")
    }
    #expect(try folder.text("a") == "mine")
  }

  @Test func `a linked folder that goes takes nothing along`() throws {
    let before: [String: Content] = ["real/a": .text("same"), "d": .link(to: "real")]
    let folder = try SafeFolder(before)
    let backup = try #require(
      try folder.store().change(
        [Change("d", .nothing), Change("d/a", .text("same"))],
        because: "x"
      )
    )
    #expect(try folder.tree == ["real/a": .text("same"), "d/a": .text("same")])
    _ = try folder.store().restore(backup)
    #expect(try folder.tree == before)
  }

  @Test func `a linked folder that stays is followed`() throws {
    let folder = try SafeFolder(["real/a": .text("mine"), "d": .link(to: "real")])
    _ = try folder.store().change([Change("d/a", .text("new"))], because: "x")
    #expect(try folder.tree == ["real/a": .text("new"), "d": .link(to: "real")])
  }

  @Test(
    arguments: [
      "two words", " ", "line\nbreak", "carriage\r\nreturn", "back\\slash\\n", "\u{301}mark",
      "e\u{301}/\u{E9}", "file 644 x", "👩‍👩‍👧", "-", "~", "%41", "\"",
      String(repeating: "ä", count: 127),
    ]
  )
  func `a path of any kind comes back`(name: String) throws {
    let folder = try SafeFolder([name: .text("mine"), "d/\(name)": .link(to: name)])
    let before = try folder.tree
    let changes = [Change(name, .text("new")), Change("d/\(name)", .nothing)]
    let backup = try #require(try folder.store().change(changes, because: name))
    #expect(try folder.store().shelf().backups == [backup])
    #expect(try folder.tree != before)
    _ = try folder.store().restore(backup)
    #expect(try folder.tree == before)
  }

  @Test(arguments: [
    "", "/etc/passwd", "..", "a/../../b", "a//b", "./a", ".workbook/x", ".git/config",
  ])
  func `a path that leads elsewhere is none`(path: String) {
    #expect(RelativePath(path) == nil)
  }

  @Test func `a folder or a pipe in the way changes nothing`() throws {
    let folder = try SafeFolder(["a": .text("mine"), "b/inner": .text("mine")])
    mkfifo(folder.path("c"), 0o600)
    for (name, words) in [
      ("b", "something else is in its place; move it away"),
      ("c", "it is neither a file nor a folder nor a link; move it away"),
    ] {
      #expect(
        throws: BackupError("\(name) cannot be read: \(words). Nothing has changed.")
      ) {
        try folder.store().change(
          [Change("a", .text("new")), Change(name, .text("new"))],
          because: "try"
        )
      }
    }
    #expect(try folder.text("a") == "mine")
    #expect(try folder.text("b/inner") == "mine")
  }

  @Test func `what is saved while the backup is made is kept as well`() throws {
    let folder = try SafeFolder(["a": .text("early"), "b": .text("early")])
    var files = SafeFolder.files
    let paths = (folder.path("a"), folder.path("b"))
    // The first step after the backup has its name.
    files.before = { step, path throws(FileFailure) in
      guard step == .synchronize, path.hasSuffix("backups") else { return }
      for path in [paths.0, paths.1] {
        try SafeFolder.files.remove(path)
        try SafeFolder.files.make(.text("late"), path)
      }
    }
    let changes = [Change("a", .text("new")), Change("b", .nothing)]
    let backup = try #require(try folder.store(files).change(changes, because: "try"))
    #expect(try folder.tree == ["a": .text("new")])
    #expect(try folder.text("\(backup.folder)/a") == "late")
    #expect(try folder.text("\(backup.folder)/b") == "late")
  }

  @Test func `where a file has one name only, the copy is kept`() throws {
    let folder = try SafeFolder(["a": .text("mine")])
    var files = SafeFolder.files
    files.before = { step, path throws(FileFailure) in
      if step == .link { throw FileFailure(EPERM, path) }
    }
    let backup = try #require(
      try folder.store(files).change([Change("a", .text("new"))], because: "x")
    )
    #expect(try folder.tree == ["a": .text("new")])
    #expect(try folder.text("\(backup.folder)/a") == "mine")
  }

  @Test func `a change that fails half way says the way back, and the way on`() throws {
    let folder = try SafeFolder(["a": .text("mine")])
    var files = SafeFolder.files
    let place = folder.path("b")
    files.before = { step, path throws(FileFailure) in
      if step == .move, path == place { throw FileFailure(EACCES, path) }
    }
    let changes = [Change("a", .text("new")), Change("b", .text("new"))]
    let error = #expect(throws: BackupError.self) {
      try folder.store(files).change(changes, because: "try")
    }
    #expect(
      error?.description == """
        Not all files could be changed: b: you may not read or write it; look at its permissions. The \
        change is half done, and all that was there is in .workbook/backups/2026-11-21T02-45-12 try. To \
        go back: swift run workbook restore 1. To finish it, give the same command again.
        """
    )
    #expect(try folder.tree == ["a": .text("new")])
    // Another change does not end it.
    _ = try folder.store().change([Change("c", .text("new"))], because: "other")
    #expect(try folder.store().unfinishedChanges().map(\.number) == [1])
    // Nothing is left to do about what has gone already.
    _ = try folder.store().change(Array(changes.dropFirst()), because: "try")
    #expect(try folder.tree == ["a": .text("new"), "b": .text("new"), "c": .text("new")])
    #expect(try folder.store().unfinishedChanges() == [])
  }

  @Test func `what is on another disk is replaced, and kept, as well`() throws {
    let folder = try SafeFolder()
    let disk = FileManager.default.temporaryDirectory.appending(path: "disk-\(UUID())")
    try FileManager.default.createDirectory(at: disk, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: disk) }
    try folder.put(.link(to: disk.path(percentEncoded: false)), at: "d")
    try folder.put(.text("mine"), at: "d/a")
    try folder.put(.text("mine too"), at: "d/b")
    let changes = [
      Change("d/a", .text("new")), Change("d/b", .nothing), Change("d/e/c", .text("new")),
    ]
    let backup = try #require(try folder.store().change(changes, because: "try"))
    #expect(
      try SafeFolder.files.tree(disk.path(percentEncoded: false), hidden: true).map(\.description)
        == ["a", "e/c"]
    )
    #expect(try folder.text("d/a") == "new")
    #expect(try folder.text("\(backup.folder)/d/b") == "mine too")
    _ = try folder.store().restore(backup)
    #expect(try folder.text("d/a") == "mine")
    #expect(try folder.text("d/b") == "mine too")
  }

  @Test func `two at once come one after the other`() async throws {
    let folder = try SafeFolder(["a": .text("0"), "b": .text("0")])
    let store = folder.store()
    let all = 8
    let done = DispatchSemaphore(value: 0)
    for number in 1...all {
      Thread.detachNewThread {
        let text = Content.text("\(number)")
        _ = try? store.change([Change("a", text), Change("b", text)], because: "try")
        done.signal()
      }
    }
    for _ in 1...all { done.wait() }
    let tree = try folder.tree
    #expect(tree["a"] == tree["b"])
    let backups = try store.shelf().backups
    #expect(backups.map(\.number) == (1...all).reversed())
    #expect(backups.allSatisfy { !$0.isHalfDone })
    // Each text but the last was there when the next one came.
    let texts = backups.compactMap { $0.before.first?.content } + [tree["a"]!]
    #expect(texts.count == all + 1)
    for number in 0...all { #expect(texts.contains(.text("\(number)"))) }
  }

  @Test(
    .enabled(if: geteuid() != 0, "The superuser may write everywhere."),
    arguments: [true, false]
  )
  func `a read-only folder is told, and nothing has changed`(removes: Bool) throws {
    let folder = try SafeFolder(["a/b": .text("mine"), "c": .text("mine")])
    chmod(folder.path("a"), 0o500)
    defer { chmod(folder.path("a"), 0o700) }
    #expect(
      throws: BackupError(
        """
        The files could not be written: a: you may not read or write it; \
        look at its permissions. Nothing has changed.
        """
      )
    ) {
      try folder.store().change(
        [Change("c", .text("new")), Change("a/b", removes ? .nothing : .text("new"))],
        because: "try"
      )
    }
    #expect(try folder.tree == ["a/b": .text("mine"), "c": .text("mine")])
    #expect(try folder.store().shelf().backups == [])
  }
}
