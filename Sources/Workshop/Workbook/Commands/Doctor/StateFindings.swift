import Foundation
import OutsideWorld

extension DoctorFinding {
  static func state(_ folder: URL, isWritable: Bool?) -> DoctorFinding {
    let path = folder.shownPath
    return isWritable == true
      ? .fine("state", "\(path) keeps what outlives a demo, \(StateFolder.owners).")
      : .note(
        "state",
        "\(path) cannot be written: permissions and data are forgotten.",
        "Make it writable, or export WORKBOOK_STATE with another folder."
      )
  }

  static let translated = note(
    "processor",
    "This terminal runs under Rosetta, and all takes longer.",
    """
    Switch off “Open using Rosetta” in its information in the Finder, and remove .build.
    """
  )
}
