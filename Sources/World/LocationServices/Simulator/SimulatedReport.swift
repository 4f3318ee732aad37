import Foundation

/// The lines that the simulator sends, member by member in the order in which gpsd has them.
enum SimulatedReport {
  static let device = "/dev/recorded-walk"

  static let version = """
    {"class":"VERSION","release":"3.22","rev":"simulator","proto_major":3,"proto_minor":14}
    """

  static let devices = """
    {"class":"DEVICES","devices":[{"class":"DEVICE","path":"\(device)","driver":"NMEA0183",\
    "native":0,"bps":4800,"parity":"N","stopbits":1,"cycle":1.00}]}
    """

  static func watch(_ watch: WatchState) -> String {
    """
    {"class":"WATCH","enable":\(watch.enable),"json":\(watch.json),"nmea":false,"raw":0,\
    "scaled":false,"timing":false,"split24":false,"pps":false}
    """
  }

  static func position(_ point: RecordedWalk.Point, at time: Date) -> String {
    """
    {"class":"TPV","device":"\(device)","mode":3,"time":"\(text(time))","ept":0.005,\
    "lat":\(point.latitude),"lon":\(point.longitude),"altMSL":\(point.altitude),\
    "alt":\(point.altitude),"track":\(point.course),"speed":1.4,"climb":0.0,"eph":4.5,"epv":9.0}
    """
  }

  static func poll(_ point: RecordedWalk.Point?, at time: Date) -> String {
    """
    {"class":"POLL","time":"\(text(time))","active":\(point == nil ? 0 : 1),\
    "tpv":[\(point.map { position($0, at: time) } ?? "")],"gst":[],"sky":[]}
    """
  }

  static func unrecognized(_ request: String) -> String {
    // What cannot stand in JSON as it is, is left out.
    let quoted = request.filter { $0.isASCII && !$0.isNewline && $0 != "\"" && $0 != "\\" }
      .unicodeScalars.filter { $0.value >= 32 && $0.value != 127 }
    return """
      {"class":"ERROR","message":"Unrecognized request '\(String(String.UnicodeScalarView(quoted)))'"}
      """
  }

  private static func text(_ time: Date) -> String {
    time.formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: true))
  }
}
