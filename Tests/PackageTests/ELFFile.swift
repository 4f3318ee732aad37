import Foundation

/// What a 64-bit ELF file says about itself to the loader.
///
/// A toolchain brings no tool that tells it on every machine, and it takes three tables: the program
/// headers, the dynamic section among them, and the strings that the dynamic section points into.
struct ELFFile {
  /// Whether one starts it, and does not only link it. Only a program names its loader.
  let isProgram: Bool

  /// The libraries that the loader brings in with it, in their order.
  let neededLibraries: [String]

  /// `nil` for anything but a whole ELF file.
  init?(_ bytes: Data) {
    let bytes = Bytes(bytes)
    guard
      bytes.starts(with: [0x7F, 0x45, 0x4C, 0x46]),
      bytes.number(UInt8.self, at: 4) == Self.is64Bit,
      bytes.number(UInt8.self, at: 5) == Self.isLittleEndian,
      let offset = bytes.number(UInt64.self, at: 32).flatMap(Int.init(exactly:)),
      let count = bytes.number(UInt16.self, at: 56),
      let segments = bytes.rows(Int(count), of: 56, at: offset, read: Segment.init)
    else { return nil }

    isProgram = segments.contains { $0.kind == .interpreter }

    guard let dynamic = segments.first(where: { $0.kind == .dynamic }) else {
      neededLibraries = []
      return
    }
    guard
      let entries = bytes.rows(dynamic.size / 16, of: 16, at: dynamic.offset, read: Entry.init),
      let address = entries.first(where: { $0.tag == .strings })?.value,
      let strings = segments.lazy.compactMap({ $0.offset(ofAddress: address) }).first
    else { return nil }

    var names: [String] = []
    for entry in entries.prefix(while: { $0.tag != .end }) where entry.tag == .needed {
      guard
        let index = Int(exactly: entry.value),
        let name = bytes.string(at: strings.addingReportingOverflow(index).partialValue)
      else { return nil }
      names.append(name)
    }
    neededLibraries = names
  }

  private static let is64Bit: UInt8 = 2
  private static let isLittleEndian: UInt8 = 1
}

/// A part of the file, and where in memory it goes.
private struct Segment {
  enum Kind: UInt32 {
    case loaded = 1
    case dynamic = 2
    case interpreter = 3
  }

  let kind: Kind?
  let offset: Int
  let address: UInt64
  let size: Int

  init?(_ bytes: Bytes, at start: Int) {
    guard
      let kind = bytes.number(UInt32.self, at: start),
      let offset = bytes.number(UInt64.self, at: start + 8).flatMap(Int.init(exactly:)),
      let address = bytes.number(UInt64.self, at: start + 16),
      let size = bytes.number(UInt64.self, at: start + 32).flatMap(Int.init(exactly:))
    else { return nil }
    self.kind = Kind(rawValue: kind)
    self.offset = offset
    self.address = address
    self.size = size
  }

  func offset(ofAddress address: UInt64) -> Int? {
    guard kind == .loaded, address >= self.address, address - self.address < size else {
      return nil
    }
    return offset.addingReportingOverflow(Int(address - self.address)).partialValue
  }
}

/// One line of the dynamic section.
private struct Entry {
  enum Tag: UInt64 {
    case end = 0
    case needed = 1
    case strings = 5
  }

  let tag: Tag?
  let value: UInt64

  init?(_ bytes: Bytes, at start: Int) {
    guard
      let tag = bytes.number(UInt64.self, at: start),
      let value = bytes.number(UInt64.self, at: start + 8)
    else { return nil }
    self.tag = Tag(rawValue: tag)
    self.value = value
  }
}
