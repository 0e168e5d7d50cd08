package kotlinbridge.processor.reading

import java.math.BigInteger
import kotlinbridge.processor.model.Simple

/** The digits of a number of this type in decimal; null if the code is no literal of it. */
internal fun digitsOf(code: String, isNegative: Boolean, type: Simple): String? = when (type) {
    Simple.FLOAT -> fraction(code, isNegative, hasSuffix = true)?.toFloat()?.takeIf { it.isFinite() }?.toString()
    Simple.DOUBLE -> fraction(code, isNegative, hasSuffix = false)?.toDouble()?.takeIf { it.isFinite() }?.toString()
    else -> ranges[type]?.let { range -> whole(code, isNegative, type)?.takeIf { it in range }?.toString() }
}

private fun fraction(code: String, isNegative: Boolean, hasSuffix: Boolean): String? {
    val match = FRACTION.matchEntire(code) ?: return null
    val isFloat = match.groupValues[2].isNotEmpty()
    // `1` is an Int: only `1f` is a fraction without a point or an exponent.
    val isWhole = match.groupValues[1].all { it.isDigit() || it == '_' }
    if (isFloat != hasSuffix || isWhole && !isFloat) return null
    return (if (isNegative) "-" else "") + match.groupValues[1].replace("_", "")
}

private fun whole(code: String, isNegative: Boolean, type: Simple): BigInteger? {
    val match = WHOLE.matchEntire(code) ?: return null
    val (binary, hexadecimal, decimal, unsigned, long) = match.destructured
    val isUnsigned = type in setOf(Simple.UBYTE, Simple.USHORT, Simple.UINT, Simple.ULONG)
    if (unsigned.isNotEmpty() != isUnsigned || isUnsigned && isNegative) return null
    if (long.isNotEmpty() && type != Simple.LONG && type != Simple.ULONG) return null
    val value = when {
        binary.isNotEmpty() -> BigInteger(binary.replace("_", ""), 2)
        hexadecimal.isNotEmpty() -> BigInteger(hexadecimal.replace("_", ""), 16)
        else -> BigInteger(decimal.replace("_", ""))
    }
    return if (isNegative) -value else value
}

private const val DIGITS = "[0-9](?:[0-9_]*[0-9])?"

private val FRACTION = Regex("((?:$DIGITS)?\\.$DIGITS(?:[eE][+-]?$DIGITS)?|$DIGITS(?:[eE][+-]?$DIGITS)?)([fF])?")

private val WHOLE = Regex(
    "(?:0[bB]([01](?:[01_]*[01])?)|0[xX]([0-9a-fA-F](?:[0-9a-fA-F_]*[0-9a-fA-F])?)|(0|[1-9](?:[0-9_]*[0-9])?))([uU])?(L)?",
)

private val ranges = mapOf(
    Simple.BYTE to signed(8), Simple.SHORT to signed(16), Simple.INT to signed(32), Simple.LONG to signed(64),
    Simple.UBYTE to unsigned(8), Simple.USHORT to unsigned(16), Simple.UINT to unsigned(32), Simple.ULONG to unsigned(64),
)

private fun signed(bits: Int): ClosedRange<BigInteger> = -power(bits - 1)..power(bits - 1) - BigInteger.ONE

private fun unsigned(bits: Int): ClosedRange<BigInteger> = BigInteger.ZERO..power(bits) - BigInteger.ONE

private fun power(bits: Int): BigInteger = BigInteger.ONE.shiftLeft(bits)
