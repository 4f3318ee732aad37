/// `1 exercise`, `2 exercises`.
package func counted(_ count: Int, _ noun: String) -> String {
  "\(count) \(noun)\(count == 1 ? "" : "s")"
}

extension String {
  /// With blanks behind it, as wide as a column; one that is wider stays as it is.
  package func padding(to columns: Int) -> String {
    self + String(repeating: " ", count: max(0, columns - count))
  }

  /// The same, at the right of its column.
  package func leftPadding(to columns: Int) -> String {
    String(repeating: " ", count: max(0, columns - count)) + self
  }

  /// This text within a page for a browser, where nothing of it is taken for the page's own.
  package var forHTML: String {
    replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing("\"", with: "&quot;")
  }
}
