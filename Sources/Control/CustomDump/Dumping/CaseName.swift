/// The name of the case that an enum is in, whatever the enum says of itself.
///
/// `String(describing:)` gives a `CustomStringConvertible` enum's own words, and two cases may well
/// have the same ones.
func caseName(of value: Any) -> String {
  func open<Value>(_ value: Value) -> String? {
    runtimeCaseName(of: value).map { String(cString: $0) }
  }
  return open(value) ?? String(describing: value)
}

@_silgen_name("swift_EnumCaseName")
private func runtimeCaseName<Value>(of value: Value) -> UnsafePointer<CChar>?
