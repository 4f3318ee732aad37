import CustomDump
import Observation
import Testing

@Suite struct DumpOfObjects {
  @Observable final class Counter {
    var count = 1
    @ObservationIgnored var isPaused = false
  }

  @Test
  func `an observable class shows what its macro makes of its properties, without its registrar`() {
    #expect(
      String(customDumping: Counter()) == """
        DumpOfObjects.Counter(
          _count: 1,
          isPaused: false
        )
        """
    )
  }

  @Observable final class Label {
    var text = "Blob"
  }

  @Test func `the only property that is shown of an observable class has a line of its own`() {
    #expect(
      String(customDumping: Label()) == """
        DumpOfObjects.Label(
          _text: "Blob"
        )
        """
    )
  }

  @Test func `objects of one type are numbered, and shown once`() {
    let (rex, bello) = (Animal(name: "Rex"), Animal(name: "Bello"))
    #expect(
      String(customDumping: [rex, rex, bello, bello]) == """
        [
          [0]: Animal(name: "Rex"),
          [1]: Animal(↩︎),
          [2]: #1 Animal(name: "Bello"),
          [3]: #1 Animal(↩︎)
        ]
        """
    )
  }

  @Test func `a difference shows an object once, closed or not`() {
    struct Kennel {
      let first: Animal
      let second: Animal
    }
    let (rex, bello) = (Animal(name: "Rex"), Animal(name: "Bello"))
    #expect(
      diff(Kennel(first: rex, second: rex), Kennel(first: rex, second: bello)) == """
          DumpOfObjects.Kennel(
            first: Animal(…),
        -   second: Animal(↩︎)
        +   second: #1 Animal(name: "Bello")
          )
        """
    )
  }

  @Test func `weak and unowned references are fields like others`() {
    struct Holder {
      weak var weakly: Animal?
      unowned var surely: Animal
    }
    let rex = Animal(name: "Rex")
    #expect(
      String(customDumping: Holder(weakly: nil, surely: rex)) == """
        DumpOfObjects.Holder(
          weakly: nil,
          surely: Animal(name: "Rex")
        )
        """
    )
  }

  @Test func `fields of protocol type show what they hold`() {
    struct Holder {
      var anything: Any
      var error: any Error
      var base: Animal
      var type: Any.Type
    }
    let holders = [
      Holder(anything: 1, error: Failure.offline, base: Animal(name: "Rex"), type: Int.self),
      Holder(
        anything: Int?.none as Any,
        error: CancellationError(),
        base: Dog(name: "Bello", tricks: 0),
        type: String.self
      ),
    ]
    #expect(
      String(customDumping: holders) == """
        [
          [0]: DumpOfObjects.Holder(
            anything: 1,
            error: .offline,
            base: Animal(name: "Rex"),
            type: Int.self
          ),
          [1]: DumpOfObjects.Holder(
            anything: nil,
            error: CancellationError(),
            base: Dog(
              name: "Bello",
              tricks: 0
            ),
            type: String.self
          )
        ]
        """
    )
  }

  @Test func `a chain that is too deep for any screen is cut, and fits on the stack`() {
    let deep = (0..<5_000).reduce(Route.home) { route, _ in .then(route) }
    let dump = String(customDumping: deep)
    #expect(dump.split(separator: "\n").count == 401)
    #expect(dump.contains(".then(…)"))
  }
}
