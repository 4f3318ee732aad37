/// What a program arranges with the stage, apart from its scenes.
@MainActor
package struct Arrangement {
  /// Whether the last rows belong to the stage, which names the keys there. A scene that has many
  /// keys names them itself.
  package var hasKeyRow: Bool

  /// Whether each scene has its title above it, with the time that it has taken so far.
  package var hasTimes: Bool

  /// Views below the scenes, in rows of their own. They are drawn again when they change.
  package var remarks: @MainActor () -> [any View]

  /// What stays on the terminal when the stage is gone; the last frame if there is nothing else.
  package var lastView: (@MainActor () -> any View)?

  package init(
    hasKeyRow: Bool = true,
    hasTimes: Bool = false,
    lastView: (@MainActor () -> any View)? = nil,
    remarks: @escaping @MainActor () -> [any View] = { [] }
  ) {
    self.hasKeyRow = hasKeyRow
    self.hasTimes = hasTimes
    self.remarks = remarks
    self.lastView = lastView
  }
}
