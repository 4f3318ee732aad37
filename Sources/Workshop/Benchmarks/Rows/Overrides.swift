import Dependencies

extension Row {
  /// Overriding in a program.
  static var overrides: [Row] {
    synchronous(outermost: .newTaskLocalValue)
      + asynchronous(outermost: .asynchronousTaskLocalValue)
  }

  /// Overriding in a test process.
  static var overridesInTests: [Row] {
    synchronous(outermost: .newTaskLocalValueInTest)
      + asynchronous(outermost: .asynchronousTaskLocalValueInTest)
  }

  private static func synchronous(outermost floor: Floor) -> [Row] {
    [0, 10].map { levels in
      Row(
        "withDependencies, \(levels) levels deep",
        floor: levels == 0 ? floor : .newTaskLocalValue,
        target: .floors(6)
      ) { repetitions in
        ManyKeys(levels).nest {
          time {
            for number in 0..<repetitions {
              withDependencies {
                $0.number = number
              } operation: {
                keep(number)
              }
            }
          }
        }
      }
    }
  }

  private static func asynchronous(outermost floor: Floor) -> [Row] {
    [0, 10].map { levels in
      Row(
        "withDependencies, asynchronous, \(levels) levels deep",
        floor: levels == 0 ? floor : .asynchronousTaskLocalValue,
        target: .floors(8)
      ) { repetitions in
        await ManyKeys(levels).nestAsynchronously {
          await asynchronousTime {
            for number in 0..<repetitions {
              await withDependencies {
                $0.number = number
              } operation: {
                await nothing(number)
              }
            }
          }
        }
      }
    }
  }
}
