import IssueReporting
import Synchronization

/// A line of code, in one word.
///
/// Every read and every override carries its line along, for a message that is hardly ever written.
/// A location is ten words long, so each is kept once, for as long as the process lives. There are
/// no more of them than lines that ask for a dependency. It buys 30 ns for each override and as much
/// for each read, beside an object for each location.
struct SourcePlace: Sendable {
  private let known: Unmanaged<Known>

  init(_ location: IssueLocation, function: StaticString) {
    let bucket = Self.buckets + location.bucket(of: Self.count)
    let newest = bucket.pointee.load(ordering: .acquiring)
    var next = newest
    while let place = next {
      if place._withUnsafeGuaranteedRef({ $0.location.isIdentical(to: location) }) {
        known = place
        return
      }
      next = place._withUnsafeGuaranteedRef { $0.next }
    }
    known = .passRetained(Known(location: location, function: function, next: newest))
    // A thread that comes second with a line keeps it a second time, which does no harm.
    _ = bucket.pointee.compareExchange(
      expected: newest,
      desired: known,
      ordering: .acquiringAndReleasing
    )
  }

  var location: IssueLocation { known._withUnsafeGuaranteedRef { $0.location } }

  /// What Swift calls the surroundings of the line: a type, or a function of it.
  var function: StaticString { known._withUnsafeGuaranteedRef { $0.function } }

  private final class Known: Sendable {
    let location: IssueLocation
    let function: StaticString
    /// Another one of the same bucket.
    let next: Unmanaged<Known>?

    init(location: IssueLocation, function: StaticString, next: Unmanaged<Known>?) {
      self.location = location
      self.function = function
      self.next = next
    }
  }

  private static let count = 1024

  nonisolated(unsafe) private static let buckets = {
    let buckets = UnsafeMutablePointer<Atomic<Unmanaged<Known>?>>.allocate(capacity: count)
    for index in 0..<count { (buckets + index).initialize(to: Atomic(nil)) }
    return buckets
  }()
}

extension IssueLocation {
  fileprivate func bucket(of count: Int) -> Int {
    Int(bitPattern: (file &+ line &* 0x1_0001 &+ column &* 0x101) % UInt(count))
  }

  /// Equal locations may be kept twice, if a compiler has written the name of a file twice.
  fileprivate func isIdentical(to other: IssueLocation) -> Bool {
    file == other.file && line == other.line && column == other.column
  }

  /// Which file it is: the address of its name, or the one character that is its name.
  private var file: UInt {
    filePath.hasPointerRepresentation
      ? UInt(bitPattern: filePath.utf8Start) : UInt(filePath.unicodeScalar.value)
  }
}
