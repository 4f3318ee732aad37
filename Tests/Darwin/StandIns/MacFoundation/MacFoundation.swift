// Foundation as Apple has it. A file that imports it sees the C library, Dispatch and Combine as
// well, and what are modules of their own on Linux.

import Combine
@_exported import Darwin
@_exported import Foundation
@_exported import FoundationNetworking
@_exported import MacDispatch
