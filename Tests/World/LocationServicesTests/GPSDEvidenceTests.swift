import Foundation
import Testing

@testable import LocationServices

@Suite struct GPSDEvidenceTests {
  private func explanation(
    after reports: GPSDReport?...,
    patience: Duration = .seconds(10)
  ) -> String {
    var evidence = GPSDEvidence()
    for report in reports { evidence.note(report) }
    let error = evidence.explanation(of: patience, at: "boat:2947")
    #expect(error.code == .locationUnknown)
    return error.description
  }

  @Test func `nothing at all`() {
    #expect(
      explanation() == """
        No location in 10 s: what answers at boat:2947 says nothing; check that it is gpsd, and \
        restart it.
        """
    )
  }

  @Test func `a program that is not gpsd`() {
    #expect(
      explanation(after: nil, nil) == """
        No location in 10 s: what answers at boat:2947 is not gpsd; correct GPSD_HOST and GPSD_PORT.
        """
    )
  }

  @Test func `a line without an end`() {
    var evidence = GPSDEvidence()
    evidence.noteLineTooLong()
    #expect(
      evidence.explanation(of: .seconds(1), at: "boat:2947").description == """
        No location in 1 s: what answers at boat:2947 is not gpsd; correct GPSD_HOST and GPSD_PORT.
        """
    )
  }

  @Test func `gpsd without a receiver`() {
    #expect(
      explanation(after: .other, nil, .devices(0), .other, patience: .milliseconds(250)) == """
        No location: gpsd at boat:2947 has no receiver; connect one, or set GPSD_HOST=simulator \
        for a recorded walk.
        """
    )
  }

  @Test func `a receiver without a fix`() {
    #expect(
      explanation(after: .devices(1), .noFix) == """
        No location in 10 s: the receiver of gpsd at boat:2947 has no fix; take it to a window or \
        outside and try again.
        """
    )
  }

  @Test(arguments: [.devices(1), .other] as [GPSDReport])
  func `a silent receiver`(report: GPSDReport) {
    #expect(
      explanation(after: report) == """
        No location in 10 s: the receiver of gpsd at boat:2947 is silent; check its cable, or set \
        GPSD_HOST=simulator for a recorded walk.
        """
    )
  }
}
