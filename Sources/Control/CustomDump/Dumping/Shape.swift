/// What a value looks like to a reader: the one step between reflection and text.
enum Shape {
  /// Something to write as it stands.
  case atom(String)
  /// Something to write in quotes.
  case text(String)
  case record(Record)
  case reference(Reference)
  case list(any ListOfValues)
  case members(any SetOfValues)
  case entries(any EntriesOfValues)

  /// Whether it fits between the parentheses of what holds it, on one line.
  var isSmall: Bool {
    switch self {
    case .atom(let atom): !atom.isMultiline
    case .text(let text): !text.isMultiline
    case .record(let record): record.fields.isEmpty
    case .reference: false
    case .list(let list): list.count == 0
    case .members(let members): members.count == 0
    case .entries(let entries): entries.count == 0
    }
  }
}

/// A struct, a class, a tuple, or a case of an enum.
struct Record {
  var facts: TypeFacts
  /// The name of the case, if this is an enum.
  var caseName: String?
  var object: AnyObject?
  /// The name that is shown in place of that of the type.
  var name: String?
  var fields: [Field]
  var isTuple = false

  struct Field {
    var label: String?
    var value: Any
  }

  /// What stands before the parentheses. Inside another value, a case needs no type.
  func title(isRoot: Bool) -> String {
    if let caseName { return isRoot ? "\(facts.name).\(caseName)" : ".\(caseName)" }
    return isTuple ? "" : name ?? facts.name
  }

  /// What stands behind the title if there are no fields.
  var emptyFields: String { caseName == nil ? "()" : "" }
}
