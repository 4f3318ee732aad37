import Foundation

/// The lines that the simulator sends, member by member in the order in which gpsd has them.
enum SimulatedReport {
  private static let device = "/dev/recorded-walk"

  static let version = """
    {"class":"VERSION","release":"3.22","rev":"simulator","proto_major":3,"proto_minor":14}
    """

  static let devices = """
    {"class":"DEVICES","devices":[{"class":"DEVICE","path":"\(device)","driver":"NMEA0183",\
    "native":0,"bps":4800,"parity":"N","stopbits":1,"cycle":1.00}]}
    """

  static let watch = """
    {"class":"WATCH","enable":true,"json":true,"nmea":false,"raw":0,"scaled":false,\
    "timing":false,"split24":false,"pps":false}
    """

  static func position(_ point: RecordedWalk.Point, at time: Date) -> String {
    let time = time.formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: true))
    return """
      {"class":"TPV","device":"\(device)","mode":2,"time":"\(time)","ept":0.005,\
      "lat":\(point.latitude),"lon":\(point.longitude)}
      """
  }
}
