/// A number or a truth value, whose description is how you would write it.
protocol Literal: CustomStringConvertible {}

extension Bool: Literal {}
extension Double: Literal {}
extension Float: Literal {}
extension Int: Literal {}
extension Int8: Literal {}
extension Int16: Literal {}
extension Int32: Literal {}
extension Int64: Literal {}
extension UInt: Literal {}
extension UInt8: Literal {}
extension UInt16: Literal {}
extension UInt32: Literal {}
extension UInt64: Literal {}
