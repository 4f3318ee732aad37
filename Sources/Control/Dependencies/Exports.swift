@_exported import Clocks
@_exported import ConcurrencyExtras
@_exported import CustomDump
@_exported import IssueReporting
