/// What has to change in the first value to make the second one, or nil if nothing has to.
///
/// Lines that begin with the format's first mark are only in `lhs`, those with the second only in
/// `rhs`. What is the same on both sides is there for context, folded where it is long.
public func diff<Value>(_ lhs: Value, _ rhs: Value, format: DiffFormat = .default) -> String? {
  Differ(format: format).difference(lhs, rhs)
}
