/// What a program that is more than a demo arranges with the stage.
@MainActor
package struct Arrangement {
  /// Whether the last row belongs to the stage, which names the keys there. A scene that has many keys
  /// names them itself.
  package var hasKeyRow: Bool

  /// Whether Ctrl-C is pressed like any other key, as `.control("c")`, and ends the performance only
  /// where no scene has handled it. A second one ends it in any case while the first has no answer.
  package var offersInterrupt: Bool

  /// How the terminal is lent to another program in the middle of the performance.
  package var intermission: Intermission?

  /// What stays on the terminal when the stage is gone; the last frame where there is nothing else.
  package var farewell: (@MainActor () -> any View)?

  package init(
    hasKeyRow: Bool = true,
    offersInterrupt: Bool = false,
    intermission: Intermission? = nil,
    farewell: (@MainActor () -> any View)? = nil
  ) {
    self.hasKeyRow = hasKeyRow
    self.offersInterrupt = offersInterrupt
    self.intermission = intermission
    self.farewell = farewell
  }
}
