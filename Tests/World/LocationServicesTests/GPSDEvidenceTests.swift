import Foundation
import Testing

@testable import LocationServices

@Suite struct GPSDEvidenceTests {
  /// What gpsd has said, and what the error says after ten seconds.
  static let silences: [(reports: [GPSDReport?], sentence: String)] = [
    (
      [],
      """
      No location in 10 s: what answers at boat:2947 says nothing; check that it is gpsd, and \
      restart it.
      """
    ),
    (
      [nil, nil],
      """
      No location in 10 s: what answers at boat:2947 is not gpsd; correct GPSD_HOST and GPSD_PORT.
      """
    ),
    (
      [.other, nil, .devices(0), .other],
      """
      No location: gpsd at boat:2947 has no receiver; connect one, or set GPSD_HOST=simulator \
      for a recorded walk.
      """
    ),
    (
      [.devices(1), .noFix],
      """
      No location in 10 s: the receiver of gpsd at boat:2947 has no fix; take it to a window or \
      outside and try again.
      """
    ),
    ([.devices(1)], silentReceiver), ([.other], silentReceiver),
  ]

  private static let silentReceiver = """
    No location in 10 s: the receiver of gpsd at boat:2947 is silent; check its cable, or set \
    GPSD_HOST=simulator for a recorded walk.
    """

  @Test(arguments: silences)
  func `a silence is explained by what was said in it`(reports: [GPSDReport?], sentence: String) {
    var evidence = GPSDEvidence()
    for report in reports { evidence.note(report) }
    let error = evidence.explanation(of: .seconds(10), at: "boat:2947")
    #expect(error == LocationError(.locationUnknown, sentence))
  }

  @Test func `a line without an end is none of gpsd's`() {
    var evidence = GPSDEvidence()
    evidence.noteLineTooLong()
    #expect(
      evidence.explanation(of: .milliseconds(250), at: "boat:2947").description == """
        No location in 0.25 s: what answers at boat:2947 is not gpsd; correct GPSD_HOST and GPSD_PORT.
        """
    )
  }
}
