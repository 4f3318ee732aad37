// A name for the class, in a module where no other class has it.

import XCTest

public typealias TestCaseOnLinux = XCTestCase
