// What the sample of chapter 03 names of Contacts.

@_exported import MacFoundation

open class CNContact: NSObject {
  public var identifier: String { "" }
}

public enum CNEntityType { case contacts }
public enum CNContactSortOrder { case familyName }
public enum CNContactFormatterStyle { case fullName }
public protocol CNKeyDescriptor {}

public final class CNContactFormatter {
  public static func descriptorForRequiredKeys(
    for style: CNContactFormatterStyle
  ) -> any CNKeyDescriptor { fatalError() }
  public static func string(from card: CNContact, style: CNContactFormatterStyle) -> String? { nil }
}

public final class CNContactFetchRequest {
  public var sortOrder = CNContactSortOrder.familyName
  public init(keysToFetch: [any CNKeyDescriptor]) {}
}

public final class CNContactStore {
  public init() {}
  public func requestAccess(for type: CNEntityType) async throws -> Bool { false }
  public func enumerateContacts(
    with request: CNContactFetchRequest,
    usingBlock block: (CNContact, UnsafeMutablePointer<ObjCBool>) -> Void
  ) throws {}
}

public struct CNError: Error {
  public enum Code { case authorizationDenied }
  public init(_ code: Code) {}
}
