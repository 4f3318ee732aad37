import Dependencies
import Foundation

enum NoteStep: Equatable, CustomStringConvertible {
  case appears
  case saves(String)
  case lies(StoredNote)

  /// To save a file takes its time: so the saves of an order are few, and early.
  static func following(_ steps: [Self], saves: Int) -> [Self] {
    var next: [Self] = [.appears]
    if steps.count <= saves, steps.count(where: \.isSave) < saves {
      next += [.saves(" Sencha, 70 °C\n"), .saves("")]
    }
    if case .lies = steps.last { return next }
    return next + [.note("Oolong"), .note(""), .nothing, .noText, .noFolder].map { .lies($0) }
  }

  private var isSave: Bool { if case .saves = self { true } else { false } }

  var description: String {
    switch self {
    case .appears: "the screen appears"
    case .saves(let text): "\(text.debugDescription) is saved"
    case .lies(let stored): "there is \(stored)"
    }
  }
}

/// What lies where a note is kept.
enum StoredNote: Equatable, CustomStringConvertible {
  case note(String)
  case nothing, noText, noFolder

  init(in file: URL) {
    let folder = file.deletingLastPathComponent().path
    if let data = FileManager.default.contents(atPath: file.path) {
      self = String(data: data, encoding: .utf8).map { .note($0) } ?? .noText
    } else {
      self = FileManager.default.fileExists(atPath: folder) ? .nothing : .noFolder
    }
  }

  func put(in file: URL) throws {
    let folder = file.deletingLastPathComponent()
    try? FileManager.default.removeItem(at: folder)
    guard self != .noFolder else { return }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    if case .note(let text) = self { try Data(text.utf8).write(to: file) }
    if self == .noText { try Data([0xFF, 0xFE, 0xFF]).write(to: file) }
  }

  var description: String {
    switch self {
    case .note(let text): "the note \(text.debugDescription)"
    case .nothing: "no file"
    case .noText: "a file that is no text"
    case .noFolder: "no folder"
    }
  }
}

/// Keeps a note as the file does, and what was to be saved.
struct NoteStore: Sendable {
  let stored = LockIsolated(StoredNote.nothing)
  let saved = LockIsolated<[String]>([])

  @Sendable func load() throws -> String? {
    if stored.value == .noText { throw CocoaError(.fileReadCorruptFile) }
    return if case .note(let text) = stored.value { text } else { nil }
  }

  @Sendable func save(_ text: String) throws {
    saved.withValue { $0.append(text) }
    if stored.value == .noFolder { throw CocoaError(.fileNoSuchFile) }
    stored.setValue(.note(text))
  }
}
