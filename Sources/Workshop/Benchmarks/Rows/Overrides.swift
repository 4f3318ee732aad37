import Dependencies

extension Row {
  /// Overriding in a program.
  static var overrides: [Row] { synchronous + asynchronous }

  /// Overriding in a test process.
  static var overridesInTests: [Row] { synchronous + asynchronous }

  private static var synchronous: [Row] {
    [0, 10].map { levels in
      Row(
        "withDependencies, \(levels) levels deep",
        floor: .newTaskLocalValue,
        target: .nanoseconds(150),
        growth: Growth(series: "levels, synchronously")
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

  private static var asynchronous: [Row] {
    [0, 10].map { levels in
      Row(
        "withDependencies, asynchronous, \(levels) levels deep",
        floor: .asynchronousTaskLocalValue,
        target: .nanoseconds(200),
        growth: Growth(series: "levels, asynchronously")
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
