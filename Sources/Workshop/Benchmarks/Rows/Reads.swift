import Dependencies

extension Row {
  /// Reads of a `@Dependency` in a program.
  static var reads: [Row] {
    [
      Row(
        "@Dependency read, not overridden",
        floor: .taskLocalRead,
        target: .floors(10)
      ) { read($0) }
    ] + overriddenReads + readsOfModel(floor: .taskLocalRead, .floors(10))
  }

  /// Reads of a `@Dependency` in a test process.
  static var readsInTests: [Row] {
    [
      Row(
        "first read of a default, which is then kept",
        floor: .newObject
      ) { await FirstReads.sample($0) },
      Row(
        "read of a default that is kept",
        floor: .taskLocalRead,
        target: .nanoseconds(300)
      ) { read($0) },
    ] + overriddenReads + readsOfModel(floor: .taskLocalReadInTest, .floors(8))
  }

  private static var overriddenReads: [Row] {
    [1, 10].map { levels in
      Row(
        "@Dependency read, \(levels) \(levels == 1 ? "level" : "levels") deep",
        floor: .taskLocalRead,
        target: .floors(10)
      ) { repetitions in
        withDependencies {
          $0.number = 7
        } operation: {
          ManyKeys(levels - 1).nest { read(repetitions) }
        }
      }
    }
      + [1, 10, 100].map { count in
        Row(
          "@Dependency read, \(count) \(count == 1 ? "key" : "keys") overridden",
          floor: .taskLocalRead,
          target: .floors(10)
        ) { repetitions in
          withDependencies {
            $0.number = 7
            ManyKeys(count - 1).override(in: &$0)
          } operation: {
            read(repetitions)
          }
        }
      }
  }

  private static func readsOfModel(floor: Floor, _ target: Target) -> [Row] {
    [
      Row(
        "read of a model's @Dependency, outside its scope",
        floor: floor,
        target: target
      ) { repetitions in
        let model = NumberModel.overridden()
        return time { for _ in 0..<repetitions { keep(model.number) } }
      },
      Row(
        "read of a model's @Dependency, in another scope",
        floor: floor,
        target: target
      ) { repetitions in
        let model = NumberModel.overridden()
        return withDependencies {
          $0.otherNumber = 8
        } operation: {
          time { for _ in 0..<repetitions { keep(model.number) } }
        }
      },
    ]
  }

  private static func read(_ repetitions: Int) -> Duration {
    let model = NumberModel()
    return time { for _ in 0..<repetitions { keep(model.number) } }
  }
}
