/// A key path as you write it. What is computed has no name at run time, so its type stands there.
///
/// The runtime also gives the address of the getter, which is another one in the next run.
func keyPathName(_ keyPath: AnyKeyPath) -> String {
  let parts = String(reflecting: keyPath).split(separator: "<computed 0x")
  return parts.dropFirst().reduce(String(parts[0])) { name, part in
    name + "<computed" + part.drop { $0.isHexDigit }
  }
}
