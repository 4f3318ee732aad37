import Course
import Foundation
import TestTools

/// A workbook in a folder of a test, which goes away with it: the test may write there what it
/// likes.
package final class PlantedCourse: Sendable {
  package let root: URL

  /// - Parameter files: The texts, by their paths from the top.
  package init(_ files: [String: String] = [:]) throws {
    root = quickestFolder.appending(path: "planted-\(UUID())", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    for (path, text) in files { try write(path, text) }
  }

  deinit { try? FileManager.default.removeItem(at: root) }

  package var course: Course {
    get throws { try Course(at: root) }
  }

  package func path(_ path: String) -> String {
    root.appending(path: path).path(percentEncoded: false)
  }

  package func has(_ path: String) -> Bool { root.has(path) }

  package func write(_ path: String, _ text: String) throws {
    try root.write(text, to: path)
  }

  package func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  package func remove(_ path: String) throws {
    try FileManager.default.removeItem(at: root.appending(path: path))
  }
}
