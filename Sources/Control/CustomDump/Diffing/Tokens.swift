/// Numbers for values, the same for equal ones, so that a value is hashed only once.
func hashTokens<Values: Collection>(
  _ lhs: Values,
  _ rhs: Values
) -> (lhs: [Int], rhs: [Int]) where Values.Element: Hashable {
  var numbers: [Values.Element: Int] = [:]
  func number(_ value: Values.Element) -> Int {
    if let number = numbers[value] { return number }
    let number = numbers.count
    numbers[value] = number
    return number
  }
  return (lhs.map(number), rhs.map(number))
}
