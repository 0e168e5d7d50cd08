/// The namespace of the subscribers that this module provides, and of the types that subscribers
/// and publishers exchange.
public enum Subscribers {}
