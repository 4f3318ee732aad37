/// Tells objects of one type apart: the first has no number, the next is `#1`.
struct ObjectNumbers {
  /// Holding the objects keeps their addresses from being used again while they are being dumped.
  private var known: [ObjectIdentifier: (object: AnyObject, number: Int)] = [:]
  private var counts: [ObjectIdentifier: Int] = [:]

  mutating func label(of object: AnyObject, type: Any.Type) -> String {
    let number: Int
    if let entry = known[ObjectIdentifier(object)] {
      number = entry.number
    } else {
      number = counts[ObjectIdentifier(type), default: 0]
      counts[ObjectIdentifier(type)] = number + 1
      known[ObjectIdentifier(object)] = (object, number)
    }
    return number == 0 ? "" : "#\(number) "
  }
}
