import Usage

/// One thing that the doctor has looked at.
struct DoctorFinding: Encodable, Equatable, Sendable {
  enum Mark: String, Encodable, Sendable {
    case fine, note, trouble

    var sign: String {
      switch self {
      case .fine: "✓"
      case .note: "!"
      case .trouble: "✗"
      }
    }
  }

  let mark: Mark
  let about: String
  /// What was found.
  let fact: String
  /// What to do about it; nil if nothing has to be done.
  let advice: String?

  static func fine(_ about: String, _ fact: String) -> DoctorFinding {
    DoctorFinding(mark: .fine, about: about, fact: fact, advice: nil)
  }

  static func note(_ about: String, _ fact: String, _ advice: String) -> DoctorFinding {
    DoctorFinding(mark: .note, about: about, fact: fact, advice: advice)
  }

  static func trouble(_ about: String, _ fact: String, _ advice: String) -> DoctorFinding {
    DoctorFinding(mark: .trouble, about: about, fact: fact, advice: advice)
  }

  /// A line for each of them, and one that sums them up.
  static func lines(_ findings: [DoctorFinding]) -> String {
    let width = findings.map(\.about.count).max() ?? 0
    let lines = findings.map { finding in
      let sentences = [finding.fact, finding.advice].compactMap(\.self).joined(separator: " ")
      return "\(finding.mark.sign) \(finding.about.padding(to: width))  \(sentences)"
    }
    return (lines + ["", summary(of: findings)]).joined(separator: "\n")
  }

  private static func summary(of findings: [DoctorFinding]) -> String {
    let troubles = findings.filter { $0.mark == .trouble }.count
    switch troubles {
    case 0: return "Nothing keeps you from working. To begin, type: swift run workbook"
    case 1: return "One thing keeps you from working: it is marked ✗."
    default: return "\(troubles) things keep you from working: they are marked ✗."
    }
  }
}
