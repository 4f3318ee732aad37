import Dependencies

/// A number that may be overridden, and that has a value of its own in every process.
enum NumberKey: DependencyKey {
  static let liveValue = 1
  static let testValue = 1
}

extension DependencyValues {
  var number: Int {
    get { self[NumberKey.self] }
    set { self[NumberKey.self] = newValue }
  }
}

/// Another one, which is overridden while the first is read.
enum OtherNumberKey: DependencyKey {
  static let liveValue = 2
  static let testValue = 2
}

extension DependencyValues {
  var otherNumber: Int {
    get { self[OtherNumberKey.self] }
    set { self[OtherNumberKey.self] = newValue }
  }
}
