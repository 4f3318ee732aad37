import OperatingSystem

/// Whether the slow tests against the real world run: only with `WORKBOOK_PAIN=1`.
///
/// They wait, prompt and post for real, to show what it is like without control.
package enum Pain {
  package static let isWanted = environmentVariable("WORKBOOK_PAIN") == "1"
}
