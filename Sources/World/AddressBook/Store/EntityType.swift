/// What a store holds.
public enum EntityType: Sendable {
  case contacts
}
