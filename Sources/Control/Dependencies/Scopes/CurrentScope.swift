extension Scope {
  /// What is overridden here. Child tasks inherit it, and so does `Task { }`.
  @TaskLocal static var overrides: Scope = Floor.process

  /// What is overridden here, or the floor to stand on if nothing is.
  ///
  /// Whoever keeps this keeps the running test with it, also where Swift forgets the test.
  static var current: Scope {
    let overrides = Self.overrides
    guard overrides.isIdentical(to: Floor.process) else { return overrides }
    return Floor.ofCurrentTest ?? overrides
  }
}
