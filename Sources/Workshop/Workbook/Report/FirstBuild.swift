/// How long the first builds take, said in the same way everywhere: measured on two processors that
/// had nothing else to do.
enum FirstBuild {
  /// Of everything, with its tests, and of all that check uses.
  static let ofAll = "five minutes"

  /// Of one exercise, and of what it needs.
  static let sentence = """
    Nothing is built yet: the first build takes less than a minute, and later ones take seconds.
    """
}
