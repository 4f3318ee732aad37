import Dependencies
import Foundation

/// What the recipes are in: a file that the disk may refuse to read, and all that is written to it.
struct RecipeDrawer: Sendable {
  private let state: LockIsolated<State>

  private struct State {
    var contents: Data?
    var writes: [Data] = []
    var refusal: (any Error)?
    var isFull = false
    var loads = 0
    /// The first load is 1.
    var refusedLoads: [Int] = []
  }

  struct Jam: Error {}

  static let refusals: [any Error] = [Jam(), CocoaError(.fileReadUnknown), CancellationError()]
  static let damaged = [
    "", " ", "[", #"["Bread", "So"#, #"["Bread"] ["Soup"]"#, "{}", "null", "1", #""Bread""#,
    #"["Bread", 7]"#, "[7, 8]", #"["Bread", null]"#, #"[["Bread"]]"#, #"["Bread"] and soup"#,
    #"{"version": 2, "recipes": ["Bread"]}"#, #"[{"name": "Bread"}]"#, "no list", #"["Crème"]"#,
  ]

  init(_ contents: String?, in encoding: String.Encoding = .utf8, refusedLoads: [Int] = []) {
    let contents = contents?.data(using: encoding)
    state = LockIsolated(State(contents: contents, refusedLoads: refusedLoads))
  }

  var writes: [Data] { state.withValue { $0.writes } }
  var loads: Int { state.withValue { $0.loads } }

  func refuse(with refusal: (any Error)?) { state.withValue { $0.refusal = refusal } }
  func fill(_ isFull: Bool) { state.withValue { $0.isFull = isFull } }
  func takeTheFileAway() { state.withValue { $0.contents = nil } }

  /// What the file holds by now; nil where that is no list.
  var recipes: [String]? { try? read() }

  /// What Swift itself says of a file that cannot be read, and its name for that kind of error.
  var complaint: [String] {
    do { return ["\(try read())"] } catch { return ["\(error)", (error as NSError).domain] }
  }

  private func read() throws -> [String] {
    try state.withValue { state in
      if let refusal = state.refusal { throw refusal }
      return try JSONDecoder().decode([String].self, from: state.contents ?? Data())
    }
  }

  @Sendable func load() throws -> Data? {
    try state.withValue {
      $0.loads += 1
      if let refusal = $0.refusal { throw refusal }
      if $0.refusedLoads.contains($0.loads) { throw Jam() }
      return $0.contents
    }
  }

  @Sendable func save(_ data: Data) throws {
    try state.withValue {
      if $0.isFull { throw CocoaError(.fileWriteOutOfSpace) }
      $0.writes.append(data)
      $0.contents = data
    }
  }
}
