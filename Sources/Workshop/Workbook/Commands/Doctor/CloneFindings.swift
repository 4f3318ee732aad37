import Foundation

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
}
