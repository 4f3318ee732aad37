/// The name of a type as you write it: without modules, without the addresses of local contexts.
func typeName(_ type: Any.Type, withArguments: Bool) -> String {
  let qualified = String(reflecting: type)
  return shortened(withArguments ? sugared(qualified) : qualified, withArguments: withArguments)
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

/// Shortens every path in the name of a type: `Swift.Result<Module.User, …>` to `Result<User, …>`.
private func shortened(_ qualified: String, withArguments: Bool) -> String {
  let readable = withoutAsides(qualified)
  var result = ""
  var path = ""
  var depth = 0
  var previous: Character = " "

  func endPath() {
    guard withArguments || depth == 0 else {
      path = ""
      return
    }
    let parts = path.split(separator: ".", omittingEmptySubsequences: false)
    result += parts.count > 1 && !parts[0].isEmpty ? parts.dropFirst().joined(separator: ".") : path
    path = ""
  }

  for character in readable {
    defer { previous = character }
    switch character {
    case "<":
      endPath()
      depth += 1
      if withArguments { result.append(character) }
    case ">" where previous != "-":
      endPath()
      depth -= 1
      if withArguments { result.append(character) }
    case " ", ",", "(", ")", "[", "]", ":", "&", "-", ">", "?":
      endPath()
      if withArguments || depth == 0 { result.append(character) }
    default:
      path.append(character)
    }
  }
  endPath()
  return result
}

/// Drops `(unknown context at $1f00).` and `(extension in Module):`.
private func withoutAsides(_ name: String) -> String {
  guard name.contains("(unknown context") || name.contains("(extension in") else { return name }
  var result = ""
  var rest = name[...]
  while let open = rest.firstIndex(of: "(") {
    result += rest[..<open]
    rest = rest[open...]
    if rest.hasPrefix("(unknown context") || rest.hasPrefix("(extension in"),
      let close = rest.firstIndex(of: ")")
    {
      rest = rest[close...].dropFirst(2)
    } else {
      result.append("(")
      rest = rest.dropFirst()
    }
  }
  return result + rest
}
