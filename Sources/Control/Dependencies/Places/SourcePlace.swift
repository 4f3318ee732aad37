import IssueReporting

/// A line of code, in one word.
///
/// Every read and every override carries its line along, for a message that is hardly ever written.
/// A location is ten words long, so each is kept once, for as long as the process lives. There are
/// no more of them than lines that ask for a dependency.
struct SourcePlace: Sendable {
  nonisolated(unsafe) private let known: UnsafePointer<Known>

  init(_ location: IssueLocation, function: StaticString) {
    known = Self.all.element(hash: location.hash) {
      $0.location.isIdentical(to: location)
    } make: {
      Known(location: location, function: function)
    }
  }

  var location: IssueLocation { known.pointee.location }

  /// What Swift calls the surroundings of the line: a type, or a function of it.
  var function: StaticString { known.pointee.function }

  private struct Known: Sendable {
    let location: IssueLocation
    let function: StaticString
  }

  private static let all = GrowingTable<Known>(bits: 10)
}

extension IssueLocation {
  fileprivate var hash: UInt { file &+ line &* 0x1_0001 &+ column &* 0x101 }

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
