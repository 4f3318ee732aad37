import IssueReporting

/// What an operation cannot beat: the least that it has to do, written by hand.
struct Floor: Sendable {
  let name: String
  let sampling: Sampling

  init(
    name: String,
    operations: Int = 1,
    time: @escaping @Sendable (_ repetitions: Int) async -> Duration
  ) {
    self.name = name
    sampling = Sampling(operations: operations, time: time)
  }
}

/// Something that a task carries along.
private enum Carried {
  @TaskLocal static var object: CarriedNumber?
}

private final class CarriedNumber: Sendable {
  let number: Int
  init(_ number: Int) { self.number = number }
}

private protocol Caller: Sendable {
  var call: @Sendable () -> Int { get }
}

private struct NumberCaller: Caller {
  let call: @Sendable () -> Int
}

extension Floor {
  static let taskLocalRead = Floor(name: "a bare task-local read") { repetitions in
    Carried.$object.withValue(CarriedNumber(1)) {
      time { for _ in 0..<repetitions { keep(Carried.object?.number ?? 0) } }
    }
  }

  static let taskLocalReadInTest = Floor(
    name: "a bare task-local read, and finding the test"
  ) { repetitions in
    Carried.$object.withValue(CarriedNumber(1)) {
      time {
        for _ in 0..<repetitions {
          keep(TestIdentity.current?.number ?? 0)
          keep(Carried.object?.number ?? 0)
        }
      }
    }
  }

  static let taskLocalValue = Floor(name: "a bare 'withValue' of a task-local") { repetitions in
    let box = CarriedNumber(1)
    return time {
      for number in 0..<repetitions { Carried.$object.withValue(box) { keep(number) } }
    }
  }

  static let newTaskLocalValue = Floor(
    name: "a bare 'withValue' of a task-local, of a new object"
  ) { repetitions in
    time {
      for number in 0..<repetitions {
        Carried.$object.withValue(CarriedNumber(number)) { keep(number) }
      }
    }
  }

  static let newTaskLocalValueInTest = Floor(
    name: "a bare 'withValue' of a new object, and finding the test"
  ) { repetitions in
    time {
      for number in 0..<repetitions {
        keep(TestIdentity.current?.number ?? 0)
        Carried.$object.withValue(CarriedNumber(number)) { keep(number) }
      }
    }
  }

  static let asynchronousTaskLocalValueInTest = Floor(
    name: "the same, asynchronously"
  ) { repetitions in
    await asynchronousTime {
      for number in 0..<repetitions {
        keep(TestIdentity.current?.number ?? 0)
        await Carried.$object.withValue(CarriedNumber(number)) { await nothing(number) }
      }
    }
  }

  static let asynchronousTaskLocalValue = Floor(
    name: "the same, asynchronously"
  ) { repetitions in
    await asynchronousTime {
      for number in 0..<repetitions {
        await Carried.$object.withValue(CarriedNumber(number)) { await nothing(number) }
      }
    }
  }

  static let newObject = Floor(name: "making a bare object") { repetitions in
    time { for number in 0..<repetitions { keep(CarriedNumber(number)) } }
  }

  static let closureCall = Floor(
    name: "a bare closure call through an existential"
  ) { repetitions in
    let number = repetitions
    let caller: any Caller = NumberCaller { number }
    return time { for _ in 0..<repetitions { keep(caller.call()) } }
  }

  static let yield = Floor(name: "a bare 'Task.yield'") { repetitions in
    await asynchronousTime { for _ in 0..<repetitions { await Task.yield() } }
  }

  static func sortedPop(of count: Int) -> Floor {
    Floor(name: "a pop from a sorted array", operations: count) { repetitions in
      var total = Duration.zero
      for _ in 0..<repetitions {
        var deadlines = Array((0..<count).reversed())
        total += time { while let next = deadlines.popLast() { keep(next) } }
      }
      return total
    }
  }
}

/// An asynchronous operation that does nothing.
@inline(never)
func nothing(_ number: Int) async { keep(number) }
