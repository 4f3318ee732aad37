import OperatingSystem

/// Whether the tests that hurt are to run.
///
/// They wait for real, prompt for real and post for real, to show what it is like. So they run with
/// `WORKBOOK_PAIN=1`, and are shown as skipped otherwise.
package enum Pain {
  package static let isWanted = environmentVariable("WORKBOOK_PAIN") == "1"
}
