/// What remembers the dependencies that were in force when it was made.
///
/// Its first stored property is a `Scope`.
protocol CapturesDependencies {
  var captured: Scope { get }
}
