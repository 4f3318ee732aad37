import Course
import Testing

@testable import Verification

@Suite struct TheDeclarationsOfAnAnswer {
  let pot = """
    /// A pot.
    final class Pot {
      private(set) var level = 0.0
      var isFull: Bool {
        level == 1
      }

      init(level: Double = 0) {
        self.level = level
      }

      func fill(
        to level: Double
      ) async throws {
        try await Task.sleep(for: .seconds(1))
        self.level = level
      }
    }

    """

  @Test(arguments: [
    ("level == 1", "level >= 1"), ("self.level = level\n", "self.level += level\n"),
    ("    try await Task.sleep(for: .seconds(1))\n", "\n    // At once.\n"), ("/// A pot.\n", ""),
  ])
  func `what a body does, and what a comment says, is none`(change: (String, String)) {
    let other = pot.replacing(change.0, with: change.1)
    #expect(other != pot)
    #expect(Declarations.lines(of: other) == Declarations.lines(of: pot))
  }

  @Test(arguments: [
    ("level = 0.0", "level = 1.0"), ("level = 0.0", "level = 0.0, lid = true"),
    ("isFull: Bool", "isFull: Bool?"), ("level: Double = 0", "level: Double = 1"),
    ("to level", "up level"), (") async throws", ") async"), ("final class", "class"),
  ])
  func `what a type keeps, and how its functions are called, is one`(change: (String, String)) {
    let other = pot.replacing(change.0, with: change.1)
    #expect(other != pot)
    #expect(Declarations.lines(of: other) != Declarations.lines(of: pot))
  }
}
