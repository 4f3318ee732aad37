/// One file with any number of cards in it.
package struct CardFile {
  static let mostSkipped = 1000

  package let path: String
  package let bytes: [UInt8]

  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  /// All people in the file, and what had to be skipped. No file stops it.
  package func read() -> FetchResult {
    var reading = CardReading(path: path)
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    for line in UnfoldedLines(bytes.starts(with: mark) ? bytes[mark.count...] : bytes[...]) {
      guard reading.isWorthwhile else { return reading.giveUp(at: line.number) }
      reading.take(line)
    }
    return reading.finish()
  }
}

/// A reading in progress: between two cards, or inside one.
private struct CardReading {
  let path: String
  private var result = FetchResult()
  private var card: Card?
  private var begun = 0
  private var hasNamedStrayLine = false

  init(path: String) {
    self.path = path
  }

  /// A file of nothing but broken cards is no address book, and naming them all would fill memory.
  var isWorthwhile: Bool { result.skipped.count < CardFile.mostSkipped }

  mutating func giveUp(at line: Int) -> FetchResult {
    let reason = "skipped the rest, because \(CardFile.mostSkipped) cards before it are broken"
    result.skipped.append(SkippedCard(file: path, line: line, reason: reason))
    return result
  }

  mutating func take(_ line: UnfoldedLines.Line) {
    guard !line.bytes.trimmed.isEmpty else { return }
    do throws(CardFault) {
      let property = try Property(line)
      switch property.name {
      case "BEGIN" where property.isCard: begin(property.line)
      case "END" where property.isCard && card != nil: end()
      default: keep(property, isCut: line.isCut)
      }
    } catch {
      guard card != nil else { return nameStrayLine(line.number) }
      card?.fail(error.cause, line: error.line)
    }
  }

  mutating func finish() -> FetchResult {
    card?.fail(.noEnd)
    end()
    if begun == 0 {
      let cause = hasNamedStrayLine ? "it holds no BEGIN:VCARD in UTF-8" : "it is empty"
      return FetchResult(skipped: [SkippedCard(file: path, reason: "skipped it, because \(cause)")])
    }
    return result
  }

  private mutating func begin(_ line: Int) {
    card?.fail(.anotherBegins(line: line))
    end()
    begun += 1
    card = Card(begin: line)
  }

  private mutating func end() {
    guard let card else { return }
    self.card = nil
    do throws(CardFault) {
      let place = begun == 1 ? path : "\(path)#\(begun)"
      result.contacts.append(try card.contact(place: place))
    } catch {
      let reason = "skipped a card, because \(error.cause)"
      result.skipped.append(SkippedCard(file: path, line: error.line, reason: reason))
    }
  }

  private mutating func keep(_ property: Property, isCut: Bool) {
    guard card != nil else { return nameStrayLine(property.line) }
    card?.take(property, isCut: isCut)
  }

  /// Once for a file: what follows a missing BEGIN:VCARD is many such lines.
  private mutating func nameStrayLine(_ line: Int) {
    guard !hasNamedStrayLine else { return }
    hasNamedStrayLine = true
    let reason = "skipped this line, because it is not inside a card"
    result.skipped.append(SkippedCard(file: path, line: line, reason: reason))
  }
}

extension Property {
  fileprivate var isCard: Bool { text.uppercased() == "VCARD" }
}
