import Dependencies

extension Row {
  /// Making models, and children of models.
  static var models: [Row] { fromModel + [0, 8_000].flatMap(making) }

  private static var fromModel: [Row] {
    [
      Row(
        "withDependencies(from:)",
        floor: .taskLocalValue,
        target: .microseconds(5)
      ) { repetitions in
        let model = NumberModel.overridden()
        return time {
          for number in 0..<repetitions { withDependencies(from: model) { keep(number) } }
        }
      }
    ]
  }

  private static func making(_ alive: Int) -> [Row] {
    let others = "\(alive.grouped) alive"
    return [
      Row(
        "making a model with @Dependency, \(alive == 0 ? "none alive" : others)",
        floor: .newTaskLocalValue,
        target: .microseconds(1)
      ) { make($0, among: alive) { NumberModel() } },
      Row(
        "making a bare object, \(alive == 0 ? "none alive" : others)",
        floor: .newTaskLocalValue,
        target: .microseconds(1)
      ) { make($0, among: alive) { BareModel() } },
    ]
  }

  private static func make<Model: AnyObject>(
    _ repetitions: Int,
    among alive: Int,
    _ makeModel: () -> Model
  ) -> Duration {
    func made(_ number: Int) -> Model {
      withDependencies {
        $0.number = number
      } operation: {
        makeModel()
      }
    }
    let others = (0..<alive).map(made)
    let duration = time { for number in 0..<repetitions { keep(made(number)) } }
    withExtendedLifetime(others) {}
    return duration
  }
}
