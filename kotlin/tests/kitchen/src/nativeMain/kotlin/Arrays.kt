package kitchen

public fun echoBooleanArray(value: BooleanArray): BooleanArray = value

public fun echoShortArray(value: ShortArray): ShortArray = value

public fun echoIntArray(value: IntArray): IntArray = value

public fun echoLongArray(value: LongArray): LongArray = value

public fun echoFloatArray(value: FloatArray): FloatArray = value

public fun echoDoubleArray(value: DoubleArray): DoubleArray = value

public fun echoCharArray(value: CharArray): CharArray = value

@OptIn(ExperimentalUnsignedTypes::class)
public fun echoUByteArray(value: UByteArray): UByteArray = value

@OptIn(ExperimentalUnsignedTypes::class)
public fun echoUIntArray(value: UIntArray): UIntArray = value

public fun echoArray(value: Array<String>): Array<String> = value

public fun echoArrayOfRecords(value: Array<Place?>): Array<Place?> = value
