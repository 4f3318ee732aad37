import Course
import Foundation

extension Desk {
  /// The top of the workbook that this folder is in. What is in it may be damaged: that is for the doctor
  /// to find.
  func workbookRoot() throws(CourseError) -> URL {
    do {
      return try course().root
    } catch CourseError.notInAWorkbook(let folder) {
      throw .notInAWorkbook(folder)
    } catch {
      var candidate = folder.standardizedFileURL
      while !FileManager.default.fileExists(
        atPath: candidate.appending(path: "Package.swift").path(percentEncoded: false)
      ), candidate.pathComponents.count > 1 {
        candidate.deleteLastPathComponent()
      }
      return candidate
    }
  }
}

extension URL {
  /// Its path as a person would type it.
  var shownPath: String {
    let path = path(percentEncoded: false)
    return path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
  }
}

extension DoctorFinding {
  static func clone(_ root: URL, isWritable: Bool?) -> DoctorFinding {
    let path = root.shownPath
    switch isWritable {
    case true: return .fine("your clone", "\(path) can be written.")
    case false:
      return .trouble(
        "your clone",
        "\(path) cannot be written.",
        "Make it yours, or clone to a folder that is."
      )
    case nil:
      return .note(
        "your clone",
        "\(path) does not answer in time.",
        "See whether its disk is there."
      )
    }
  }

  static func space(_ bytes: Int64??) -> DoctorFinding {
    guard let bytes = bytes ?? nil else {
      return .note("disk", "The free space is not known.", "Have 2 GB for what is built.")
    }
    let tenths = bytes / 100_000_000
    let fact = "\(tenths / 10).\(tenths % 10) GB are free."
    let advice = "What is built takes up to 2 GB: make room."
    if tenths < 5 { return .trouble("disk", fact, advice) }
    return tenths < 20 ? .note("disk", fact, advice) : .fine("disk", fact)
  }

  static func chapters(_ missing: MissingFiles?) -> DoctorFinding {
    guard let missing else {
      return .note("chapters", "Not read in time.", "See whether the disk of your clone is there.")
    }
    if let path = missing.paths.first {
      let more = missing.paths.count - 1
      return .trouble(
        "chapters",
        "\(path) is missing\(more > 0 ? ", and \(more) more" : "").",
        "Get it back with git checkout -- \(path), or clone again."
      )
    }
    return .fine(
      "chapters",
      "\(missing.chapters) chapters with \(missing.exercises) exercises, complete."
    )
  }
}
