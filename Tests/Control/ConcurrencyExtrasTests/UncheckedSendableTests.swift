import ConcurrencyExtras
import Foundation
import Testing

@Suite struct UncheckedSendableValue {
  @Test func `crosses to another task`() async {
    let box = UncheckedSendable(Box())
    await Task.detached { box.value.content = "from afar" }.value
    #expect(box.value.content == "from afar")
  }

  @Test func `shows the parts of its value`() {
    #expect(UncheckedSendable("abc").count == 3)
  }

  @Test func `lets the parts of its value be changed`() {
    var person = UncheckedSendable(Person(name: "Ada"))
    person.name = "Grace"
    #expect(person.value == Person(name: "Grace"))
  }

  @Test func `wraps a property`() {
    @UncheckedSendable var count = 1
    count += 1
    #expect(count == 2)
    #expect($count == UncheckedSendable(2))
  }

  @Test func `is equal and hashes when its value does`() {
    #expect(UncheckedSendable(1) == UncheckedSendable(1))
    #expect(UncheckedSendable(1) != UncheckedSendable(2))
    #expect(Set([UncheckedSendable(1), UncheckedSendable(1)]).count == 1)
  }

  @Test func `leaves no trace in what is stored`() throws {
    let person = UncheckedSendable(Person(name: "Ada"))
    let data = try JSONEncoder().encode(person)
    #expect(String(decoding: data, as: UTF8.self) == #"{"name":"Ada"}"#)
    #expect(try JSONDecoder().decode(UncheckedSendable<Person>.self, from: data) == person)
  }

  @Test func `is a sequence when its value is`() async {
    var letters: [String] = []
    for await letter in UncheckedSendable(AsyncStream("a", "b")) { letters.append(letter) }
    #expect(letters == ["a", "b"])
  }
}

private final class Box {
  var content = ""
}

private struct Person: Codable, Equatable {
  var name: String
}

extension AsyncStream<String> {
  fileprivate init(_ elements: String...) {
    self.init { continuation in
      for element in elements { continuation.yield(element) }
      continuation.finish()
    }
  }
}
