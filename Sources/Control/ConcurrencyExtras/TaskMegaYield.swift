extension Task where Success == Never, Failure == Never {
  /// Lets other tasks go first a number of times.
  ///
  /// For code that was written for a library whose test clock does no more than this. The test
  /// clock of this one returns when everything has come to rest, and needs no such help.
  public static func megaYield(count: Int = 20) async {
    for _ in 0..<count {
      await Task<Void, Never>.detached(priority: .background) { await Task.yield() }.value
    }
  }
}
