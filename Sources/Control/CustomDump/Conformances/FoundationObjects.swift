import Foundation

/// The value that an object of Foundation stands for, and is dumped as, if it stands for one.
func valueOfObject(_ object: Any) -> Any? {
  switch object {
  case let object as NSAttributedString: object.string
  case let object as NSCalendar: object as Calendar
  case let object as NSData: object as Data
  case let object as NSDate: object as Date
  case let object as NSIndexPath: object as IndexPath
  case let object as NSIndexSet: object as IndexSet
  case let object as NSLocale: object as Locale
  case let object as NSMeasurement: object as Measurement
  case let object as NSNotification: object as Notification
  case let object as NSString: object as String
  // On Linux there is no way from one to the other but its name.
  case let object as NSTimeZone: TimeZone(identifier: object.name)
  case let object as NSURL: object as URL
  case let object as NSURLComponents: object as URLComponents
  case let object as NSURLQueryItem: object as URLQueryItem
  case let object as NSUUID: object as UUID
  default: nil
  }
}

extension NSRange: CustomDumpRepresentable {
  public var customDumpValue: Any { Range(self) as Any }
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
