extension String {
  /// What a second instance of the app says.
  static let isOpenElsewhere = """
    Another window has these stand-ups open too: when either one saves, the changes of both are \
    joined.
    """
}
