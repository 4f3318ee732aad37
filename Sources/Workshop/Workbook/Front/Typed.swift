import Usage

/// What was typed after a command, understood.
struct Typed: Equatable, Sendable {
  var words: [String] = []
  var values: [String: String] = [:]
  var flags: Set<String> = []

  /// The words from the second one on, for a command that hands them to another program.
  var rest: [String] { Array(words.dropFirst()) }

  func has(_ flag: String) -> Bool { flags.contains(flag) }

  /// The value of an option, which has to be a number in a range.
  func number(_ option: String, in range: ClosedRange<Int>) throws(UsageError) -> Int? {
    guard let text = values[option] else { return nil }
    guard let number = Int(text), range.contains(number) else {
      throw UsageError(
        "\(option) needs a number from \(range.lowerBound) to \(range.upperBound), not \"\(text)\"."
      )
    }
    return number
  }
}

extension CommandWord {
  func understand(_ arguments: [String]) throws(UsageError) -> Typed {
    var typed = Typed()
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      guard argument.hasPrefix("-"), argument != "-", !(handsOver && !typed.words.isEmpty) else {
        typed.words.append(argument)
        continue
      }
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        .map(String.init)
      guard let option = options.first(where: { $0.name == parts[0] }) else {
        throw UsageError(
          "\"\(name)\" has no option \"\(parts[0])\".",
          typed: parts[0],
          known: options.map(\.name) + ["--help"]
        )
      }
      if let placeholder = option.value {
        guard let value = parts.count == 2 ? parts[1] : rest.popFirst() else {
          throw UsageError("\(option.name) needs a value: \(option.name) \(placeholder).")
        }
        typed.values[option.name] = value
      } else {
        guard parts.count == 1 else { throw UsageError("\(option.name) takes no value.") }
        typed.flags.insert(option.name)
      }
    }
    guard typed.words.count >= count.lowerBound else {
      throw UsageError("\"\(name)\" needs more: swift run workbook \(line)")
    }
    guard typed.words.count <= count.upperBound else {
      throw UsageError("\"\(typed.words[count.upperBound])\" is one word too many: \(line)")
    }
    return typed
  }
}
