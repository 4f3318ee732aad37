import ConcurrencyExtras
import Testing

@Suite struct UncheckedSendableValue {
  @Test func `crosses to another task`() async {
    final class Box {
      var content = ""
    }
    let box = UncheckedSendable(Box())
    await Task.detached { box.value.content = "from afar" }.value
    #expect(box.value.content == "from afar")
  }

  @Test func `is equal and hashes when its value does`() {
    #expect(UncheckedSendable(1) == UncheckedSendable(1))
    #expect(UncheckedSendable(1) != UncheckedSendable(2))
    #expect(Set([UncheckedSendable(1), UncheckedSendable(1)]).count == 1)
  }
}
