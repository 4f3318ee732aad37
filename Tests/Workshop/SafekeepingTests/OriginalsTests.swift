import Foundation
import Testing

@testable import Safekeeping

@Suite struct TheOriginals {
  private let chapter = RelativePath("Chapters/01-Kettle")!

  @Test func `they are copied once, and stay as they were`() throws {
    let folder = try SafeFolder([
      "Chapters/01-Kettle/a": .text("first", 0o755), "Chapters/01-Kettle/b/c": .link(to: "../a"),
    ])
    let originals = Originals(folder.store())
    #expect(try originals.contents(of: chapter) == nil)
    try originals.keep([chapter])
    try folder.put(.text("second"), at: "Chapters/01-Kettle/a")
    try originals.keep([chapter])
    let a = RelativePath("Chapters/01-Kettle/a")!
    let c = RelativePath("Chapters/01-Kettle/b/c")!
    #expect(
      try originals.contents(of: chapter) == [a: .text("first", 0o755), c: .link(to: "../a")]
    )
  }

  @Test func `a process that ends while they are copied leaves none or all`() throws {
    for step in 1..<1_000 {
      let folder = try SafeFolder([
        "Chapters/01-Kettle/a": .text("first"), "Chapters/01-Kettle/b/c": .text("deep"),
      ])
      let broken = BrokenFileSystem(.stopsHalfway, at: step)
      _ = try? Originals(folder.store(broken.files)).keep([chapter])
      let found = try Originals(folder.store()).contents(of: chapter)
      #expect(found == nil || found?.count == 2, "at step \(step)")
      try Originals(folder.store()).keep([chapter])
      #expect(try Originals(folder.store()).contents(of: chapter)?.count == 2, "at step \(step)")
      if !broken.isBroken { return }
    }
  }

  @Test func `with all of them there, only looks are needed`() throws {
    let folder = try SafeFolder(["Chapters/01-Kettle/a": .text("first")])
    try Originals(folder.store()).keep([chapter])
    var files = SafeFolder.files
    files.before = { step, path throws(FileFailure) in
      if step != .look { throw FileFailure(EIO, path) }
    }
    try Originals(folder.store(files)).keep([chapter])
  }
}
