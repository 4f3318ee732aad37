import IssueReporting

/// The name of a type as you write it.
func typeName(_ type: Any.Type, withArguments: Bool) -> String {
  let full = String(reflecting: type)
  return typeName(full: withArguments ? sugared(full) : withoutArguments(full))
}

/// `[Swift.Int]` for `Swift.Array<Swift.Int>`, from the inside out.
private func sugared(_ name: String) -> String {
  let other =
    name
    .replacing(/\bSwift\.Optional<([^<>]+)>/) { "\($0.1)?" }
    .replacing(/\bSwift\.Array<([^<>]+)>/) { "[\($0.1)]" }
    .replacing(/\bSwift\.Dictionary<([^<>,(]+), ([^<>]+)>/) { "[\($0.1): \($0.2)]" }
  return other == name ? name : sugared(other)
}

/// `Swift.Result` for `Swift.Result<Module.User, …>`. The `>` of an arrow ends no arguments.
private func withoutArguments(_ name: String) -> String {
  var depth = 0
  var previous: Character = " "
  return name.filter { character in
    defer { previous = character }
    if character == "<" { depth += 1 }
    guard character == ">", previous != "-" else { return depth == 0 }
    depth -= 1
    return false
  }
}
