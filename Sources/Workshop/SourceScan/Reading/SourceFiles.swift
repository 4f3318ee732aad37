import Foundation

/// The Swift files below a folder, and sentences about what cannot be read.
struct SourceFiles {
  private(set) var paths: [String] = []
  private(set) var troubles: [String] = []

  /// Links are not followed, so that none runs in a circle. Hidden folders and what other tools put
  /// next to the sources are passed over.
  init(at root: String) throws(ScanError) {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: root, isDirectory: &isFolder) else {
      throw ScanError("There is nothing at \(root). Name a folder with Swift code, or a file.")
    }
    if isFolder.boolValue { walk(root) } else { paths = [root] }
    paths.sort()
    guard !paths.isEmpty || !troubles.isEmpty else {
      throw ScanError("There is no Swift file in \(root).")
    }
  }

  private mutating func walk(_ folder: String) {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
      troubles.append("\(folder) cannot be read: its files are left out.")
      return
    }
    for name in names where !name.hasPrefix(".") && !Self.passedOver.contains(name) {
      let path = folder == "." ? name : folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
      let kind =
        try? FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType
      if kind == .typeDirectory {
        // A playground is for trying out, and no part of an app either.
        if !name.hasSuffix(".playground") { walk(path) }
      } else if kind == .typeRegular, name.hasSuffix(".swift"), !Self.isManifest(name) {
        paths.append(path)
      }
    }
  }

  /// A manifest is run by the package manager, and is no part of an app.
  private static func isManifest(_ name: String) -> Bool {
    name == "Package.swift" || name.hasPrefix("Package@swift-")
  }

  private static let passedOver: Set = [
    "Build", "Carthage", "DerivedData", "Pods", "build", "checkouts", "node_modules",
  ]
}

/// What keeps a scan from beginning, in one sentence.
package struct ScanError: Error, Equatable {
  package let sentence: String

  package init(_ sentence: String) { self.sentence = sentence }
}
