import Foundation

extension ShapeReader {
  /// A collection of Foundation shows its elements, and an object that stands for a value is dumped
  /// as that. Others describe themselves, since a mirror of one would show addresses.
  func shape(ofFoundation object: Any, _ facts: TypeFacts) -> Shape {
    switch object {
    case let array as NSArray: return .list(array.map(\.self))
    case let set as NSOrderedSet: return .list(set.array)
    case let set as NSSet: return .unordered(Set(set.compactMap { $0 as? AnyHashable }))
    case let pairs as NSDictionary: return .unordered(pairs as? [AnyHashable: Any] ?? [:])
    case let error as NSError:
      let fields: KeyValuePairs<String, Any> = [
        "domain": error.domain, "code": error.code, "userInfo": error.userInfo,
      ]
      let mirror = Mirror(error, children: fields, ancestorRepresentation: .suppressed)
      return shape(of: error, self.facts(of: error, as: NSError.self), mirror: mirror)
    case is NSNull: return .atom("NSNull()")
    case let object as NSAttributedString: return shape(of: object.string)
    case let object as NSCalendar: return shape(of: object as Calendar)
    case let object as NSData: return shape(of: object as Data)
    case let object as NSDate: return shape(of: object as Date)
    case let object as NSIndexPath: return shape(of: object as IndexPath)
    case let object as NSIndexSet: return shape(of: object as IndexSet)
    case let object as NSLocale: return shape(of: object as Locale)
    case let object as NSMeasurement: return shape(of: object as Measurement)
    case let object as NSNotification: return shape(of: object as Notification)
    case let object as NSString: return shape(of: object as String)
    case let object as NSURL: return shape(of: object as URL)
    case let object as NSURLComponents: return shape(of: object as URLComponents)
    case let object as NSURLQueryItem: return shape(of: object as URLQueryItem)
    case let object as NSUUID: return shape(of: object as UUID)
    default:
      let text = String(describing: object)
      guard text.contains("0x") else { return .atom(text) }
      return .record(Record(facts: facts, object: object as AnyObject, fields: []))
    }
  }
}
