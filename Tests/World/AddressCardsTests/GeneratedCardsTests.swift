import AddressCards
import TestTools
import Testing

/// A thousand cards, six hundred of them damaged; ten thousand under `WORKBOOK_STRESS=1`. The seed
/// is the argument that a failure prints.
@Suite struct GeneratedCardsTests {
  @Test(arguments: 1...4)
  func `what is generated is what is read`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let people = repetitions(1_000).map { Contact.generated($0, using: &random) }
    let bytes = people.flatMap { CardWriter.bytes(of: $0, using: &random) }

    let result = CardFile(path: "generated.vcf", bytes: bytes).read()

    #expect(result.skipped == [])
    #expect(result.contacts == people)
  }

  @Test(arguments: 17...22)
  func `a damaged card stops nothing and says where it is damaged`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let whole = (1...25).map { number in
      let person = Contact.generated(number, using: &random)
      return CardWriter.bytes(of: person, using: &random)
    }
    for number in repetitions(1_000) {
      let damaged = random.damage(whole[number % whole.count], nuisances: nuisances)
      let lines = damaged.count { $0 == 0x0A } + 1

      let result = CardFile(path: "damaged.vcf", bytes: damaged).read()

      let isInside = result.skipped.allSatisfy { 1...lines ~= $0.line ?? 1 }
      guard isInside, !result.contacts.isEmpty || !result.skipped.isEmpty else {
        Issue.record("\(result) comes from \(String(decoding: damaged, as: UTF8.self))")
        return
      }
    }
  }

  @Test(arguments: 41...42)
  func `a card behind a damaged one is read all the same`(seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    for number in 1...50 {
      let person = Contact.generated(number, using: &random)
      let whole = CardWriter.bytes(of: person, using: &random)
      let damaged = random.damage(whole, nuisances: nuisances)

      let file = damaged + [0x0A] + whole
      let result = CardFile(path: "damaged.vcf", bytes: file).read()

      #expect(result.contacts.last == person)
    }
  }

  private let nuisances = [
    "\r\n", "\n \n", "\"", "\\", ":", ";", ",", "=", "\0", "\nBEGIN:VCARD\n", "\nEND:VCARD\n",
    ";ENCODING=QUOTED-PRINTABLE:=\n=C3=", "\u{FEFF}", "\nVERSION:9.9\n", "\n:\n", "é",
  ]
}
