import Usage

extension CommandWord {
  func understand(_ arguments: [String]) throws(UsageError) -> Typed {
    let typed = try Typed(arguments, handsOver: handsOver) { _ in options }
    guard typed.words.count >= count.lowerBound else {
      throw UsageError("\"\(name)\" needs more: swift run workbook \(line)")
    }
    guard typed.words.count <= count.upperBound else {
      throw UsageError("\"\(typed.words[count.upperBound])\" is one word too many: \(line)")
    }
    return typed
  }
}
