import ClassRegister
import Foundation
import HTTP

/// The class, as the pages hear of it: the room's gets counts, and only the speaker's has names.
struct Attendance: Sendable {
  let register: ClassRegister
  /// Where an attendee joins: `192.168.1.7:4780`.
  let address: String

  private struct Told<What: Encodable>: Encodable {
    let address: String
    let told: What
  }

  func response(withNames: Bool) throws(Refusal) -> Response {
    try register.pages.response { [self] in
      withNames ? message(register.grid) : message(register.counts)
    }
  }

  private func message(_ what: some Encodable) -> [UInt8]? {
    (try? JSONEncoder().encode(Told(address: address, told: what))).map {
      Array($0).asMessage(named: "class")
    }
  }
}
