import Foundation
import Testing

@Suite(.enabled(if: BuiltProducts.canBeRead, BuiltProducts.whyNot))
struct ELFFiles {
  @Test func `a program is told from a library`() throws {
    let bundle = try #require(ELFFile(Self.bundle))
    #expect(bundle.isProgram)
    #expect(bundle.neededLibraries.contains("libswiftCore.so"))

    let path = try #require(try Self.pathOfLoadedLibrary("libswiftCore.so"))
    let library = try #require(ELFFile(Data(contentsOf: URL(filePath: path))))
    #expect(!library.isProgram)
    #expect(library.neededLibraries.contains("libc.so.6"))
  }

  @Test func `a file of another kind is none`() {
    #expect(ELFFile(Data()) == nil)
    #expect(ELFFile(Data("#!/bin/sh\n".utf8)) == nil)
    #expect(ELFFile(Data([0x7F, 0x45, 0x4C, 0x46])) == nil)
  }

  @Test func `a file that is cut off is none, wherever the cut is`() throws {
    let whole = try Self.bundle
    for length in stride(from: 0, to: 4096, by: 7) {
      #expect(ELFFile(whole.prefix(length)) == nil)
    }
  }

  private static func pathOfLoadedLibrary(_ name: String) throws -> String? {
    let map = try FileHandle(forReadingFrom: URL(filePath: "/proc/self/maps")).readToEnd()
    return String(decoding: map ?? Data(), as: UTF8.self)
      .split { $0 == "\n" || $0 == " " }
      .first { $0.hasSuffix("/\(name)") }
      .map(String.init)
  }

  private static var bundle: Data {
    get throws { try Data(contentsOf: BuiltProducts.testBundle, options: .alwaysMapped) }
  }
}
