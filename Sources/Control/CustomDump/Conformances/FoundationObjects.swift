import Foundation

// Objects of Foundation are dumped as the values that they stand for, those that have one.

extension NSAttributedString: CustomDumpRepresentable {
  public var customDumpValue: Any { string }
}

extension NSCalendar: CustomDumpRepresentable {
  public var customDumpValue: Any { self as Calendar }
}

extension NSData: CustomDumpRepresentable {
  public var customDumpValue: Any { self as Data }
}

extension NSDate: CustomDumpRepresentable {
  public var customDumpValue: Any { self as Date }
}

extension NSIndexPath: CustomDumpRepresentable {
  public var customDumpValue: Any { self as IndexPath }
}

extension NSIndexSet: CustomDumpRepresentable {
  public var customDumpValue: Any { self as IndexSet }
}

extension NSLocale: CustomDumpRepresentable {
  public var customDumpValue: Any { self as Locale }
}

extension NSMeasurement: CustomDumpRepresentable {
  public var customDumpValue: Any { self as Measurement }
}

extension NSNotification: CustomDumpRepresentable {
  public var customDumpValue: Any { self as Notification }
}

extension NSRange: CustomDumpRepresentable {
  public var customDumpValue: Any { Range(self) as Any }
}

extension NSString: CustomDumpRepresentable {
  public var customDumpValue: Any { self as String }
}

extension NSTimeZone: CustomDumpRepresentable {
  /// On Linux there is no way from one to the other but its name.
  public var customDumpValue: Any { TimeZone(identifier: name) as Any }
}

extension NSURL: CustomDumpRepresentable {
  public var customDumpValue: Any { self as URL }
}

extension NSURLComponents: CustomDumpRepresentable {
  public var customDumpValue: Any { self as URLComponents }
}

extension NSURLQueryItem: CustomDumpRepresentable {
  public var customDumpValue: Any { self as URLQueryItem }
}

extension NSUUID: CustomDumpRepresentable {
  public var customDumpValue: Any { self as UUID }
}

extension Calendar: CustomDumpReflectable {
  public var customDumpMirror: Mirror {
    Mirror(
      self,
      children: [
        "identifier": identifier, "locale": locale as Any, "timeZone": timeZone,
        "firstWeekday": firstWeekday, "minimumDaysInFirstWeek": minimumDaysInFirstWeek,
      ],
      displayStyle: .struct
    )
  }
}

extension NSError: CustomDumpReflectable {
  public var customDumpMirror: Mirror {
    Mirror(
      self,
      children: ["domain": domain, "code": code, "userInfo": userInfo],
      displayStyle: .class
    )
  }
}
