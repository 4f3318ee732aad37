import ConcurrencyExtras
import Testing

@Suite struct AnyHashableSendableValue {
  @Test func `equals another with an equal base`() {
    #expect(AnyHashableSendable(1) == AnyHashableSendable(1))
    #expect(AnyHashableSendable(1) != AnyHashableSendable(2))
    #expect(AnyHashableSendable(1) != AnyHashableSendable("1"))
  }

  @Test func `equals and hashes as AnyHashable does, across types of number`() {
    let one = AnyHashableSendable(1)
    let alsoOne = AnyHashableSendable(1.0)
    #expect(one == alsoOne)
    #expect(one.hashValue == alsoOne.hashValue)
  }

  @Test func `is a key that another task can use`() async {
    let names: [AnyHashableSendable: String] = [
      AnyHashableSendable(1): "one",
      AnyHashableSendable("two"): "two",
    ]
    let found = await Task.detached { names[AnyHashableSendable("two")] }.value
    #expect(found == "two")
  }

  @Test func `is equal to what it wraps, as AnyHashable`() {
    #expect(AnyHashableSendable(1) as AnyHashable == 1 as AnyHashable)
    #expect(AnyHashableSendable("a") as AnyHashable == "a" as AnyHashable)
    #expect((AnyHashableSendable(1) as AnyHashable).hashValue == (1 as AnyHashable).hashValue)
    #expect(AnyHashableSendable(1) as AnyHashable != 2 as AnyHashable)
  }

  @Test func `can be written as what it wraps`() {
    let keys: [AnyHashableSendable] = [1, "a", true, 1.5]
    #expect(
      keys.map { String(describing: type(of: $0.base)) } == ["Int", "String", "Bool", "Double"]
    )
  }

  @Test func `wraps a value whose type is not known`() {
    let value: any Hashable & Sendable = 1
    #expect(AnyHashableSendable(value) == 1)
    #expect(AnyHashableSendable(value).base is Int)
  }

  @Test func `wraps once`() {
    let wrapped = AnyHashableSendable(AnyHashableSendable(AnyHashableSendable(1)))
    #expect(wrapped.base is Int)
    #expect(wrapped == AnyHashableSendable(1))
  }

  @Test func `reads as its base, and shows what it is in a debugger`() {
    let value = AnyHashableSendable("a")
    #expect(value.description == "a")
    #expect(value.debugDescription == #"AnyHashableSendable("a")"#)
    #expect(Mirror(reflecting: value).children.map(\.label) == ["value"])
  }
}
