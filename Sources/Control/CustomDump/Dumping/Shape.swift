/// A value as its reader sees it: the one step between reflection and text.
enum Shape {
  /// Something to write as it stands.
  case atom(String)
  /// Something to write in quotes.
  case text(String)
  case record(Record)
  case list(any ListOfValues)
  case unordered(any UnorderedValues)

  /// Whether it fits between the parentheses of what holds it, on one line.
  var isSmall: Bool {
    switch self {
    case .atom(let atom): !atom.isMultiline
    case .text(let text): !text.isMultiline
    case .record(let record): record.fields.isEmpty
    case .list(let list): list.count == 0
    case .unordered(let values): values.count == 0
    }
  }
}

/// A struct, a class, a tuple, or a case of an enum.
struct Record {
  var facts: TypeFacts
  /// The name of the case, if this is an enum.
  var caseName: String?
  var object: AnyObject?
  var fields: [Field]
  var isTuple = false
  /// Whether it has fields that are not shown. A single one of the others has a line of its own.
  var isPartial = false

  struct Field {
    var label: String?
    var value: Any
  }

  /// The name before the parentheses. Inside another value, a case needs no type.
  func title(isRoot: Bool) -> String {
    if let caseName { return isRoot ? "\(facts.name).\(caseName)" : ".\(caseName)" }
    return isTuple ? "" : facts.name
  }

  /// The text after the title if there are no fields.
  var emptyFields: String { caseName == nil ? "()" : "" }
}

extension String {
  var isMultiline: Bool { utf8.contains(UInt8(ascii: "\n")) }

  /// The text in quotes. A raw literal, if only quotes and backslashes would need escapes.
  var literal: String {
    let escaped = debugDescription
    guard escaped.utf8.contains(UInt8(ascii: "\\")) else { return escaped }
    let rest = filter { $0 != "\"" && $0 != "\\" }
    return rest.debugDescription == "\"\(rest)\"" ? "\(pounds)\"\(self)\"\(pounds)" : escaped
  }

  /// The pounds around the quotes of a literal, so that nothing in it is an escape or its end.
  var pounds: String {
    let quotes = isMultiline ? "\"\"\"" : "\""
    var pounds = ""
    while contains(quotes + pounds) || contains("\\" + pounds) { pounds += "#" }
    return pounds
  }

  /// The text between newlines. A carriage return stays, so that it can be seen.
  var textLines: [Substring] {
    utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map {
      Substring($0)
    }
  }
}
