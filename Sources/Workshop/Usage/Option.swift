/// What may be typed with dashes before it: a flag, or a name with a value.
package struct Option: Equatable, Sendable {
  package let name: String
  /// What stands for the value in `--help`; nil for a flag.
  package let value: String?
  package let promise: String

  /// - Parameter promise: What it means, in one sentence.
  package init(_ name: String, _ value: String? = nil, promise: String) {
    self.name = name
    self.value = value
    self.promise = promise
  }

  /// `--port N`
  package var words: String { value.map { "\(name) \($0)" } ?? name }
}
