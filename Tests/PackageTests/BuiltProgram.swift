import Foundation

/// A program, and the test frameworks that the system would have to load with it.
struct BuiltProgram {
  let name: String
  let testFrameworks: [String]

  /// The names of what is loaded stand in a program as they are, in the format of Linux and in that
  /// of macOS. A path in a sentence of ours ends with `.framework`, so it is not taken for one.
  private static let signs = [
    "libTesting.so", "libXCTest.so", "Testing.framework/Versions/", "XCTest.framework/Versions/",
  ]

  /// All programs of a folder but the bundles of tests.
  static func all(in folder: URL) throws -> [BuiltProgram] {
    let files = FileManager.default
    return try files.contentsOfDirectory(atPath: folder.path).sorted().compactMap { name in
      let file = folder.appending(path: name)
      var isFolder: ObjCBool = false
      guard
        !name.hasSuffix(".xctest"), files.isExecutableFile(atPath: file.path),
        files.fileExists(atPath: file.path, isDirectory: &isFolder), !isFolder.boolValue
      else { return nil }
      let bytes = try Data(contentsOf: file, options: .alwaysMapped)
      return BuiltProgram(
        name: name,
        testFrameworks: signs.filter { bytes.range(of: Data($0.utf8)) != nil }
      )
    }
  }
}
