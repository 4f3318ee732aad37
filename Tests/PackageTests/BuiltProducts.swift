import Foundation
import Testing

/// What the build of this package left beside the bundle of its tests.
enum BuiltProducts {
  static let canBeRead = FileManager.default.fileExists(atPath: "/proc/self/exe")

  static let whyNot: Comment = "The programs of this platform are not in the ELF format."

  /// The bundle that is running.
  static var testBundle: URL {
    URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
  }

  static var folder: URL { testBundle.deletingLastPathComponent() }
}

/// A program, and what it brings in to run.
struct BuiltProgram {
  let name: String
  let neededLibraries: [String]

  var testFrameworks: [String] {
    neededLibraries.filter { $0.contains("Testing") || $0.contains("XCTest") }
  }

  /// All programs of a folder but the bundles of tests.
  static func all(in folder: URL) throws -> [BuiltProgram] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().compactMap { name in
      let file = folder.appending(path: name)
      var isFolder: ObjCBool = false
      guard
        !name.hasSuffix(".xctest"),
        FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder),
        !isFolder.boolValue,
        let program = ELFFile(try Data(contentsOf: file, options: .alwaysMapped)),
        program.isProgram
      else { return nil }
      return BuiltProgram(name: name, neededLibraries: program.neededLibraries)
    }
  }
}
