import Attendee
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

  /// Nil if this clone is in no class.
  static func inAClass(_ membership: Membership?) -> DoctorFinding? {
    guard let membership else { return nil }
    let advice = "To end it: swift run workbook leave"
    if let refusal = membership.refusal {
      return .note("class", "\(membership.address) does not listen: \(refusal)", advice)
    }
    return .note(
      "class",
      """
      What you check is told to \(membership.address), class \(membership.message.code)\
      \(membership.isTold ? "" : "; the last was not heard yet").
      """,
      advice
    )
  }
}
