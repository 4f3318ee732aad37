import Testing

/// The closure that runs a case: the address of its code, and that of what it captured.
struct TestCaseClosure: Hashable {
  let code: UInt
  let context: UInt
}

extension Test.Case {
  /// Whether the closure is the last property of a case, so that the last two words of a case are
  /// its closure.
  ///
  /// Another version of Swift Testing may lay a case out in another way, so the first case that
  /// asks is looked at, for all.
  static let endsWithClosure: Bool = {
    guard let sample = Test.Case.current else { return false }
    let last = Mirror(reflecting: sample).children.suffix(1).first
    return last?.value is @concurrent @Sendable () async throws -> Void
      && MemoryLayout<Test.Case>.size.isMultiple(of: MemoryLayout<UInt>.size)
  }()

  /// The closure of this case. For cases that end with it.
  var closure: TestCaseClosure {
    withUnsafeBytes(of: self) { bytes in
      let word = MemoryLayout<UInt>.size
      return TestCaseClosure(
        code: bytes.load(fromByteOffset: bytes.count - 2 * word, as: UInt.self),
        context: bytes.load(fromByteOffset: bytes.count - word, as: UInt.self)
      )
    }
  }
}
