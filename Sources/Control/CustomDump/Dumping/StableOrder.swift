/// Sorts what has no order of its own: by value where values compare, else by their text.
func inStableOrder<Value>(_ values: [Value], text: (Value) -> String) -> [Value] {
  func sorted<Ordered: Comparable>(as type: Ordered.Type) -> [Value]? {
    (values as Any as? [Ordered])?.sorted() as Any as? [Value]
  }
  if let type = Value.self as? any Comparable.Type, let sorted = sorted(as: type) { return sorted }
  return values.map { (text: text($0), value: $0) }.sorted { $0.text < $1.text }.map(\.value)
}
