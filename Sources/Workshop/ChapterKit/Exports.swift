@_exported import Usage
