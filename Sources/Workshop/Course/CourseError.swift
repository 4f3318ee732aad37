import Foundation

/// Why there is no workbook to work with.
package enum CourseError: Error, Equatable {
  case notInAWorkbook(URL)
  case noChapters(URL)
  case unreadable(path: String, reason: String)

  package var sentence: String {
    switch self {
    case .notInAWorkbook(let folder):
      """
      \(folder.path(percentEncoded: false)) is not in a workbook: no folder above it has \
      Package.swift, Chapters and Exercises. Go to your clone, and type it again.
      """
    case .noChapters(let root):
      """
      \(root.path(of: "Exercises")) has no chapter in it: a folder like 01-Name is missing. \
      Get it back from your clone, or clone again.
      """
    case .unreadable(let path, let reason):
      "\(path) cannot be read: \(reason). Get it back from your clone, or make it readable."
    }
  }
}
