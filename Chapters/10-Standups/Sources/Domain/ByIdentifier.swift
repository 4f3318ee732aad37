extension Array where Element: Identifiable {
  /// The element with an identifier. One that is not there yet comes to the end; nil takes it away.
  subscript(id id: Element.ID) -> Element? {
    get { first { $0.id == id } }
    set {
      guard let index = firstIndex(where: { $0.id == id }) else {
        if let newValue { append(newValue) }
        return
      }
      if let newValue { self[index] = newValue } else { remove(at: index) }
    }
  }
}
