import OperatingSystem

/// Whether `WORKBOOK_STRESS=1` asks for all that a test can do, and not for a sample of it.
package let isStressWanted = environmentVariable("WORKBOOK_STRESS") == "1"

/// The number of times that a test repeats what has to hold every time: some hundreds, and as many
/// as it says under `WORKBOOK_STRESS=1`.
package func repetitions(_ all: Int) -> ClosedRange<Int> {
  1...(isStressWanted ? all : min(all, max(100, all / 50)))
}
