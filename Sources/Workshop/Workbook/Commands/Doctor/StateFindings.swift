import Attendee
import Foundation
import OutsideWorld

extension DoctorFinding {
  static func state(_ folder: URL, isWritable: Bool?) -> DoctorFinding {
    let path = folder.shownPath
    return isWritable == true
      ? .fine("state", "\(path) keeps what outlives a demo: \(StateFolder.owners).")
      : .note(
        "state",
        "\(path) cannot be written: permissions and data are forgotten.",
        "Make it writable, or export WORKBOOK_STATE with another folder."
      )
  }

  static func permissions(_ recorded: RecordedPermissions?) -> DoctorFinding {
    let advice = "To be asked again, type: swift run workbook reset permissions"
    switch recorded {
    case nil: return .note("permissions", "The record does not answer in time.", advice)
    case .unreadable:
      return .note("permissions", "The record is not what the workbook writes.", advice)
    case .answers(let answers):
      let words = answers.map { "\($0.app) \($0.permission) \($0.status)" }.joined(separator: ", ")
      if answers.isEmpty { return .fine("permissions", "No demo has asked yet.") }
      return answers.contains { $0.status == "denied" }
        ? .note("permissions", "\(words).", advice) : .fine("permissions", "\(words).")
    }
  }
}

extension DoctorFinding {
  /// Nil where this clone is in no class.
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

/// What the record of permissions says.
enum RecordedPermissions: Equatable, Sendable {
  struct Answer: Equatable, Sendable {
    let app: String
    let permission: String
    let status: String
  }

  case answers([Answer])
  case unreadable

  init(in state: URL) {
    guard let data = try? Data(contentsOf: PermissionRecord(folder: state).file) else {
      self = .answers([])
      return
    }
    guard let record = try? JSONDecoder().decode([String: [String: String]].self, from: data) else {
      self = .unreadable
      return
    }
    self = .answers(
      record.sorted { $0.key < $1.key }.flatMap { app, answers in
        answers.sorted { $0.key < $1.key }.map {
          Answer(app: app, permission: $0.key, status: $0.value)
        }
      }
    )
  }
}
