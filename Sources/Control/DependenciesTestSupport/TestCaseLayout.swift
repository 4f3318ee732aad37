import Testing

extension Test.Case {
  /// Whether the closure is the last property of a case, so that the last word of a case is what
  /// its closure captured.
  ///
  /// Another version of Swift Testing may lay a case out in another way, so the first case that
  /// asks is looked at, for all.
  static let endsWithClosure: Bool = {
    guard let sample = Test.Case.current else { return false }
    let last = Mirror(reflecting: sample).children.suffix(1).first
    return last?.value is @Sendable () async throws -> Void
      && MemoryLayout<Test.Case>.size.isMultiple(of: MemoryLayout<UInt>.size)
  }()

  /// The address of what the closure of this case captured; `nil` if it captured nothing, as the
  /// closure of a test without arguments does. For cases that end with their closure.
  var closureContext: UInt? {
    withUnsafeBytes(of: self) { bytes in
      let offset = bytes.count - MemoryLayout<UInt>.size
      let context = bytes.load(fromByteOffset: offset, as: UInt.self)
      return context == 0 ? nil : context
    }
  }
}
