/// Tells objects of one type apart: the first has no number, the next is `#1`. References that
/// stand for values begin with `#1`.
struct ObjectNumbers {
  /// Holding the objects keeps their addresses from being used again while they are being dumped.
  private var known: [ObjectIdentifier: (object: Any, number: Int)] = [:]
  private var counts: [ObjectIdentifier: Int] = [:]

  mutating func label(of object: AnyObject, type: Any.Type) -> String {
    label(of: object, ObjectIdentifier(object), type: type, first: 0)
  }

  mutating func label(of reference: Reference) -> String {
    label(of: reference.object, reference.identity, type: reference.type, first: 1)
  }

  private mutating func label(
    of object: Any,
    _ identity: ObjectIdentifier,
    type: Any.Type,
    first: Int
  ) -> String {
    let number = known[identity]?.number ?? counts[ObjectIdentifier(type), default: first]
    if known.updateValue((object, number), forKey: identity) == nil {
      counts[ObjectIdentifier(type)] = number + 1
    }
    return number == 0 ? "" : "#\(number) "
  }
}
