import Attendee
import Foundation

/// All that a class has to remember: it survives the program and the machine in a file of its own.
struct ClassState: Codable, Sendable {
  /// Five letters. None is a vowel, so that no code is a word, and none is taken for another one.
  var code: String
  var began: Double
  var port: UInt16
  /// Where attendees join: `192.168.1.7:4780`.
  var address = ""
  /// The number of the chapter at which the class is.
  var chapter: Int
  /// By the secret words of the attendees.
  var seats: [String: Seat] = [:]

  static let path = ".workbook/class-register.json"
  private static let letters = "BCDFGHJKMNPQRSTVWXZ"
  /// A class of yesterday is over.
  private static let longest = 16.0 * 3600

  init(chapter: Int, port: UInt16, at now: Double) {
    code = String((0..<5).map { _ in Self.letters.randomElement() ?? "X" })
    (self.chapter, self.port, began) = (chapter, port, now)
  }

  /// The class that was going on in this workbook, if there is one.
  init?(in root: URL, at now: Double) {
    guard let data = try? Data(contentsOf: root.appending(path: Self.path)),
      let state = try? JSONDecoder().decode(ClassState.self, from: data),
      (0...Self.longest).contains(now - state.began)
    else { return nil }
    self = state
  }

  /// Writes it as a whole. No other person may read it: it has the secret words.
  func save(in root: URL) throws {
    try keep(at: root.appending(path: Self.path))
  }
}
