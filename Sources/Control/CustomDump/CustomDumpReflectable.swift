/// A type that chooses which fields a dump shows.
///
/// For leaving out a secret, or a field that is noise in every test. It is apart from
/// `CustomReflectable` so that a dump can differ from what a debugger shows.
public protocol CustomDumpReflectable {
  var customDumpMirror: Mirror { get }
}
