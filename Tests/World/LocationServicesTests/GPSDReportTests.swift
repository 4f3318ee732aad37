import Foundation
import Testing

@testable import LocationServices

/// The long line is what Debian’s gpsd 3.22 has said.
@Suite struct GPSDReportTests {
  private let now = Date(timeIntervalSince1970: 7)

  private func read(_ line: String) -> GPSDReport? { GPSDReport(line: Array(line.utf8)) }

  @Test func `a report with a position is a fix`() {
    #expect(
      read(
        """
        {"class":"TPV","device":"/dev/pts/1","mode":3,"time":"2026-06-20T12:00:06.000Z",\
        "ept":0.005,"lat":55.767666667,"lon":12.501000000,"altHAE":52.4000,"altMSL":12.4000,\
        "alt":12.4000,"epv":34.500,"track":45.0000,"magtrack":48.9856,"magvar":4.0,"speed":1.286,\
        "climb":0.000,"epc":69.00,"geoidSep":40.000,"eph":17.100,"sep":34.200}
        """
      )?
      .location(now: now)
        == Location(
          latitude: 55.767666667,
          longitude: 12.501,
          timestamp: Date(timeIntervalSince1970: 1_781_956_806)
        )
    )
    #expect(
      read(#"{"class":"TPV","mode":2,"lat":-33.5,"lon":-70.25,"alt":9}"#)?.location(now: now)
        == Location(latitude: -33.5, longitude: -70.25, timestamp: now),
      "A report without a time is of now."
    )
  }

  @Test(arguments: [
    // A receiver that claims a fix before it has one: gpsd passes it on.
    #"{"class":"TPV","device":"/dev/pts/1","mode":3,"epv":34.500,"eph":17.100,"sep":34.200}"#,
    #"{"class":"TPV","mode":1,"lat":1,"lon":1}"#, #"{"class":"TPV","mode":3,"lat":91,"lon":1}"#,
    #"{"class":"VERSION","release":"3.22","rev":"3.22","proto_major":3,"proto_minor":14}"#,
    #"{"class":"ERROR","message":"Unrecognized request '?NONSENSE;\n'"}"#,
    #"{"class":"DEVICES","devices":[{"class":"DEVICE","path":"/dev/pts/1"}]}"#,
  ])
  func `anything else that gpsd says is no fix`(line: String) throws {
    let report = try #require(read(line))
    #expect(report.location() == nil)
    #expect(!report.hasNoReceiver)
  }

  @Test(arguments: [
    "", "HTTP/1.1 400 Bad Request", "{", "{}", #"{"class":"TPV","mode":"3"}"#,
    "$GPGGA,120000.00,5546.0,N,01230.0,E,1,08,0.9,12.4,M,40.0,M,,*5B",
  ])
  func `a line that is not from gpsd is no report`(line: String) {
    #expect(read(line) == nil)
    #expect(GPSDReport(line: [0xFF, 0xFE, 0x00]) == nil)
  }
}
