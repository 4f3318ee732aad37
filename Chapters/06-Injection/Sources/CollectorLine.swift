import Stage

extension CollectorNumber {
  /// The number, large where there is room, and bad once a preview has changed it.
  func picture(isLiveMeant: Bool) -> any View {
    VStack {
      Text(words, .bold)
      Note("\(counted)", isHigher && !isLiveMeant ? .bad : .neutral, isLarge: true)
      Text("")
    }
  }
}
