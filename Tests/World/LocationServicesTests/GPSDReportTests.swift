import Foundation
import Testing

@testable import LocationServices

/// The long lines are what Debian’s gpsd 3.22 has said.
@Suite struct GPSDReportTests {
  private let now = Date(timeIntervalSince1970: 7)

  private func report(_ line: String) -> GPSDReport? {
    GPSDReport(line: Array(line.utf8), now: now)
  }

  @Test func `a report with a position is a fix`() {
    #expect(
      report(
        """
        {"class":"TPV","device":"/dev/pts/1","mode":3,"time":"2026-06-20T12:00:06.000Z",\
        "ept":0.005,"lat":55.767666667,"lon":12.501000000,"altHAE":52.4000,"altMSL":12.4000,\
        "alt":12.4000,"epv":34.500,"track":45.0000,"magtrack":48.9856,"magvar":4.0,"speed":1.286,\
        "climb":0.000,"epc":69.00,"geoidSep":40.000,"eph":17.100,"sep":34.200}
        """
      )
        == .fix(
          Location(
            latitude: 55.767666667,
            longitude: 12.501,
            timestamp: Date(timeIntervalSince1970: 1_781_956_806)
          )
        )
    )
  }

  @Test func `a report without a time is of now`() {
    #expect(
      report(#"{"class":"TPV","mode":2,"lat":-33.5,"lon":-70.25,"alt":9}"#)
        == .fix(Location(latitude: -33.5, longitude: -70.25, timestamp: now))
    )
  }

  @Test(arguments: [
    #"{"class":"TPV","device":"/dev/pts/1","mode":1,"time":"2026-06-20T12:00:09.000Z","ept":0.005}"#,
    // A receiver that claims a fix before it has one: gpsd passes it on.
    #"{"class":"TPV","device":"/dev/pts/1","mode":3,"epv":34.500,"eph":17.100,"sep":34.200}"#,
    #"{"class":"TPV","mode":0}"#,
    #"{"class":"TPV","mode":1,"lat":1,"lon":1}"#,
    #"{"class":"TPV","mode":3,"lat":91,"lon":1}"#,
    #"{"class":"TPV","mode":3,"lat":1,"lon":-180.1}"#,
    #"{"class":"TPV","mode":3,"lat":1}"#,
  ])
  func `a report without a position is no fix`(line: String) {
    #expect(report(line) == .other)
  }

  @Test func `receivers are counted`() {
    #expect(report(#"{"class":"DEVICES","devices":[]}"#) == .devices(0))
    #expect(
      report(
        """
        {"class":"DEVICES","devices":[{"class":"DEVICE","path":"/dev/pts/1",\
        "activated":"2026-11-21T00:15:24.923Z","native":0,"bps":4800,"parity":"N","stopbits":1,\
        "cycle":1.00}]}
        """
      ) == .devices(1)
    )
  }

  @Test(arguments: [
    #"{"class":"VERSION","release":"3.22","rev":"3.22","proto_major":3,"proto_minor":14}"#,
    #"{"class":"WATCH","enable":true,"json":true,"nmea":false,"raw":0,"scaled":false}"#,
    #"{"class":"DEVICE","path":"/dev/pts/1","activated":0}"#,
    #"{"class":"ERROR","message":"Unrecognized request '?NONSENSE;\n'"}"#,
    #"{"class":"SOMETHING NEW"}"#,
  ])
  func `anything else that gpsd says is taken note of`(line: String) {
    #expect(report(line) == .other)
  }

  @Test(arguments: [
    "", " ", "HTTP/1.1 400 Bad Request", "{", "[]", "null", "{}", #"{"class":7}"#,
    #"{"class":"TPV"}"#, #"{"class":"TPV","mode":"3"}"#, #"{"class":"TPV","mode":3,"lat":1e999}"#,
    #"{"class":"DEVICES"}"#, "$GPGGA,120000.00,5546.0,N,01230.0,E,1,08,0.9,12.4,M,40.0,M,,*5B",
  ])
  func `what is not from gpsd is no report`(line: String) {
    #expect(report(line) == nil)
  }

  @Test func `bytes that are no text are no report`() {
    #expect(GPSDReport(line: [0xFF, 0xFE, 0x00], now: now) == nil)
  }
}
