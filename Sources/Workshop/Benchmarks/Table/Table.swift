import OperatingSystem
import Usage

/// Prints rows as they are measured.
enum Table {
  static func printHeader() {
    printLine(["operation", "median ns", "min ns", "target", "met", "floor ns", "floor"])
  }

  static func print(_ rows: [Row], pace: Pace) async {
    for row in rows {
      let (operation, floor) = await Measurement.take(
        of: row.sampling,
        beside: row.floor.sampling,
        pace: pace
      )
      let target = row.target?.beside(floor.median)
      printLine([
        row.operation,
        operation.median.grouped,
        operation.minimum.grouped,
        target?.grouped ?? "",
        target.map { operation.median <= $0 ? "yes" : "NO" } ?? "",
        floor.median.grouped,
        row.floor.name,
      ])
    }
  }

  static let legend = """
    Times are nanoseconds of the processor for one operation, from batches that repeat it.
    'floor' is measured in turns with the row: the least that any implementation has to do.
    Up to a microsecond the target is a multiple of the floor: what 100 ns for a read, 150 and 200
    ns to override, and 1,000 ns for new values with a first read are on a quiet machine, where the
    floors take 19, 82, 124 and 35 ns. What holds in a test is the test's own, so there the test has
    to be found too.
    """

  private static let widths = [52, 11, 11, 11, 4, 11]

  private static func printLine(_ cells: [String]) {
    var line = cells[0].padding(to: widths[0])
    for (cell, width) in zip(cells.dropFirst(), widths.dropFirst()) {
      line += " " + cell.leftPadding(to: width)
    }
    Swift.print("\(line)  \(cells[cells.count - 1])")
    // Each line is seen as soon as it is measured, in a file or a pipe too.
    fflush(nil)
  }
}
