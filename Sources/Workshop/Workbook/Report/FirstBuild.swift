/// How long the first builds take, said in the same way everywhere: measured on two processors that
/// had nothing else to do.
enum FirstBuild {
  /// Of everything, with its tests, and of all that check uses.
  static let ofAll = "five minutes"

  /// Of one exercise, and of what it needs.
  static let sentence = """
    The tests of this exercise are not built yet: that takes about a minute, and later checks take \
    seconds.
    """
}
