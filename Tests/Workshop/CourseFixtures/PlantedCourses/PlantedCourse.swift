import Foundation
import TestTools

/// A workbook that a test has made up, in a folder of its own, which goes away with it.
package final class PlantedCourse: PlantedFolder {
  package let root = quickestFolder.appending(
    path: "planted-\(UUID())",
    directoryHint: .isDirectory
  )

  /// - Parameter files: The texts, by their paths from the top.
  package init(_ files: [String: String] = [:]) throws {
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    for (path, text) in files { try write(path, text) }
  }

  deinit { try? FileManager.default.removeItem(at: root) }
}
