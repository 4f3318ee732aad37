/// How long the first build takes, said in the same way everywhere.
enum FirstBuild {
  static let minutes = "three to five minutes"

  static let sentence = """
    Nothing is built yet: the first build takes \(minutes), and later ones take seconds.
    """
}
