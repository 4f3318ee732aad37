/// Variables of the environment that change what is built, shown or reached, and are easily
/// forgotten.
enum Leftover {
  static func findings(in environment: [String: String]) -> [DoctorFinding] {
    let found = effects.compactMap { name, effect -> DoctorFinding? in
      guard let value = environment[name], !value.isEmpty, let fact = effect(value) else {
        return nil
      }
      return .note("environment", "\(name)=\(value): \(fact).", "To change that: unset \(name)")
    }
    return found.isEmpty
      ? [.fine("environment", "No variable changes what is built, shown or reached.")] : found
  }

  private static let effects: [(String, @Sendable (String) -> String?)] = [
    (
      "WORKBOOK_SOLUTIONS",
      { "\($0 == "1" ? "the solutions" : "those") are judged, not your answers" }
    ),
    ("WORKBOOK_ONLY", { _ in "nothing else is built" }),
    ("WORKBOOK_PAIN", { $0 == "1" ? "the tests that hurt run as well" : nil }),
    ("SWIFT_DEPENDENCIES_CONTEXT", { "every program runs as \($0)" }),
    ("GPSD_HOST", { $0 == "simulator" ? nil : "locations come from there" }),
    ("GPSD_PORT", { _ in "locations come from there" }),
    ("TELEMETRY_URL", { _ in "events are posted there" }),
    ("WORKBOOK_CONTACTS", { _ in "the people in that folder are shown" }),
    ("WORKBOOK_SOUND", { $0 == "bundled" ? nil : "it means nothing, only bundled does" }),
    ("WORKBOOK_DICTATION", { $0 == "bundled" ? nil : "it means nothing, only bundled does" }),
    ("NO_COLOR", { _ in "everything is drawn without colours" }),
  ]
}
