import OperatingSystem

/// Ends the process, after what is registered to run at its end.
func endProcess(_ code: Int32) -> Never { exit(code) }
