/// An object of each side, kept alive so that their addresses stay theirs.
struct ObjectPair: Hashable {
  private let lhs: AnyObject
  private let rhs: AnyObject

  init(_ lhs: AnyObject, _ rhs: AnyObject) {
    self.lhs = lhs
    self.rhs = rhs
  }

  static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.lhs === rhs.lhs && lhs.rhs === rhs.rhs
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(lhs))
    hasher.combine(ObjectIdentifier(rhs))
  }
}
