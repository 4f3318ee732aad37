/// What a program arranges with the stage besides its scenes.
@MainActor
package struct Arrangement {
  /// Whether the last rows belong to the stage, which names the keys there. A scene that has many
  /// keys names them itself.
  package var hasKeyRow: Bool

  /// Whether each scene has its title above it, with the time that it has taken so far.
  package var hasTimes: Bool

  /// Whether Ctrl-C is pressed like any other key, as `.control("c")`, and ends the performance
  /// only if no scene has handled it. A second one ends it in any case while the first has no
  /// answer.
  package var offersInterrupt: Bool

  /// How the terminal is lent to another program in the middle of the performance.
  package var intermission: Intermission?

  /// What is told below the scenes, in rows of its own. It is drawn again when it changes.
  package var remarks: @MainActor () -> [any View]

  /// How many rows the program will print below the last frame. They are left free, so that the
  /// last frame stays on the screen as a whole.
  package var closingRows: @MainActor (Outcome) -> Int

  /// What stays on the terminal when the stage is gone; the last frame if there is nothing else.
  package var farewell: (@MainActor () -> any View)?

  package init(
    hasKeyRow: Bool = true,
    hasTimes: Bool = false,
    offersInterrupt: Bool = false,
    intermission: Intermission? = nil,
    farewell: (@MainActor () -> any View)? = nil,
    remarks: @escaping @MainActor () -> [any View] = { [] },
    closingRows: @escaping @MainActor (Outcome) -> Int = { _ in 0 }
  ) {
    self.hasKeyRow = hasKeyRow
    self.hasTimes = hasTimes
    self.offersInterrupt = offersInterrupt
    self.intermission = intermission
    self.remarks = remarks
    self.closingRows = closingRows
    self.farewell = farewell
  }
}
