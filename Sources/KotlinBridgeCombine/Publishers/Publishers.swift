/// The namespace of the types of operators. Their methods are in extensions of `Publisher`.
public enum Publishers {}
