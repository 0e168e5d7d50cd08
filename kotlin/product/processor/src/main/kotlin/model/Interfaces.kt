package kotlinbridge.processor.model

/** The same types. Each interface knows the classes of values that have it. */
internal fun withValues(types: List<NamedType>): List<NamedType> {
    val byType = types.associateBy { it.declared.type }
    // At run time nobody knows the types of a generic class. A serializer has its own code.
    val values = types.filterIsInstance<ValueType>().filter { type ->
        type.declared.type.arguments.isEmpty() && !(type is RecordType && type.kind == RecordType.Kind.SERIALIZABLE)
    }
    fun above(type: NamedType): Set<Value.Declared> =
        type.declared.supertypes.flatMapTo(HashSet()) { above(byType.getValue(it)) + it }
    val interfaces = values.associate { it.declared.type to above(it) }
    return types.map { type ->
        if (type is ClassType && type.isInterface) type.with(interfaces.filterValues { type.declared.type in it }.keys.toList())
        else type
    }
}

/** The same types. Each interface that Swift may implement knows how. */
internal fun withHosts(types: List<NamedType>, hosted: List<HostedInterface>): List<NamedType> {
    val byType = hosted.associateBy { it.type }
    return types.map { type -> if (type is ClassType) type.with(byType[type.declared.type]) else type }
}
