// A demo that speaks as the system does speaks through the same door.
@_exported import enum OperatingSystem.StandardError
