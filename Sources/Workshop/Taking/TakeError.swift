/// Why there is nothing to take, in one sentence.
package struct TakeError: Error, Equatable {
  package let sentence: String

  init(_ sentence: String) { self.sentence = sentence }
}
