/// Where the lines of a file begin.
struct LineNumbers {
  private let source: UnsafeBufferPointer<UInt8>
  private var starts = [0]

  init(_ source: UnsafeBufferPointer<UInt8>) {
    self.source = source
    for index in source.indices where source[index] == 10 { starts.append(index + 1) }
  }

  /// Counted from one, in bytes, as the compiler does.
  func position(of offset: Int) -> (line: Int, column: Int) {
    var (low, high) = (0, starts.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if starts[middle] <= offset { low = middle } else { high = middle - 1 }
    }
    return (low + 1, offset - starts[low] + 1)
  }

  /// Whether nothing but blanks stands before this place on its line.
  func isBlank(before offset: Int) -> Bool {
    let start = starts[position(of: offset).line - 1]
    return source[start..<offset].allSatisfy { $0 == 32 || $0 == 9 }
  }
}
