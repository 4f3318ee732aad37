import Testing

@testable import Verification

@Suite struct ShownOutputs {
  @Test(
    arguments: [
      ("10.0 s · untouched", "10.4 s · untouched", true),
      ("10.0 s · untouched", "4.9 s · untouched", false),
      ("0.0 s · untouched", "2.0 s · untouched", false),
      ("2.1 s · 2.0 s waited for real", "2.1 s · 1.2 s waited for real", true),
      ("2.1 s · 2.0 s waited for real", "2.1 s · 1.8 s", false),
      ("0.0 s · untouched", "0.0 s · 1 file read", false),
      ("It listens at http://127.0.0.1:4747.", "It listens at http://127.0.0.2:4747.", false),
    ]
  )
  func `only seconds and ports may be others`(shown: String, printed: String, isShown: Bool) {
    #expect(ShownOutput.isShown(shown, as: printed) == isShown)
  }
}
