import Foundation
import Usage

/// The Swift files below a folder, and sentences about what cannot be read.
struct SourceFiles {
  /// The beginning of all paths: the folder that was typed, with a slash at its end.
  private(set) var folder = ""
  private(set) var paths: [String] = []
  private(set) var problems: [String] = []

  /// Links are not followed, so that none leads back to a folder above it.
  init(at root: String) throws(SentenceError) {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: root, isDirectory: &isFolder) else {
      throw SentenceError("There is nothing at \(root). Name a folder with Swift code, or a file.")
    }
    if isFolder.boolValue {
      if root != "." { folder = root.hasSuffix("/") ? root : "\(root)/" }
      addFiles(in: folder)
    } else {
      folder = String(root[..<(root.lastIndex(of: "/").map(root.index(after:)) ?? root.startIndex)])
      paths = [root]
    }
    paths.sort()
    guard !paths.isEmpty || !problems.isEmpty else {
      throw SentenceError("There is no Swift file in \(root).")
    }
  }

  private mutating func addFiles(in folder: String) {
    let place = folder.isEmpty ? "." : folder
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: place) else {
      problems.append("\(place) cannot be read: its files are left out.")
      return
    }
    for name in names where !name.hasPrefix(".") && !Self.foldersOfTools.contains(name) {
      let path = folder + name
      let type =
        try? FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType
      if type == .typeDirectory {
        // A playground is no part of an app. A UI test drives the app from another process, where
        // it can control nothing.
        if !name.hasSuffix(".playground"), !name.hasSuffix("UITests") { addFiles(in: "\(path)/") }
      } else if type == .typeRegular, name.hasSuffix(".swift"),
        // A manifest is run by the package manager, and is no part of an app either.
        name != "Package.swift", !name.hasPrefix("Package@swift-")
      {
        paths.append(path)
      }
    }
  }

  /// The folders in which tools put what they build and what they fetch.
  private static let foldersOfTools: Set = [
    "Build", "Carthage", "DerivedData", "Pods", "build", "checkouts", "node_modules",
  ]
}
