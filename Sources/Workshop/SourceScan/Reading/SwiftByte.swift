// Swift is read as bytes in UTF-8.

extension UInt8 {
  var isDigit: Bool { self &- 48 < 10 }

  /// A letter, an underscore, a dollar sign, or a part of a character above ASCII.
  var isLetter: Bool {
    (self | 32) &- 97 < 26 || self == 95 || self == 36 || self >= 128
  }
}

// So that a byte is compared with a sign as one reads it: `byte == "/"`.

func == (byte: UInt8, sign: Unicode.Scalar) -> Bool { byte == UInt8(ascii: sign) }

func != (byte: UInt8, sign: Unicode.Scalar) -> Bool { byte != UInt8(ascii: sign) }

func ~= (sign: Unicode.Scalar, byte: UInt8) -> Bool { byte == UInt8(ascii: sign) }
