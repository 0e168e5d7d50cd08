package kotlinbridge.table

import kotlinbridge.c.*
import kotlinbridge.engine.Arguments
import kotlinbridge.engine.Call
import kotlinbridge.engine.Scratches
import kotlinbridge.engine.orNullUnlessWhole
import kotlinbridge.wire.WireException
import kotlinx.cinterop.CPointer
import kotlinx.cinterop.pointed
import kotlinx.cinterop.reinterpret

internal fun callFunction(
    function: UInt,
    arguments: Bytes?,
    argumentsSize: Long,
    placement: Int,
    observer: CPointer<kb_call_observer>?,
    answer: CPointer<kb_answer>?,
): Int = entry {
    val registration = functions.getOrNull(function.toInt()) ?: return@entry KB_UNKNOWN_ID
    val pool = poolOf(placement) ?: return@entry KB_INVALID_ARGUMENT
    if (answer == null || !isSane(arguments, argumentsSize)) return@entry KB_INVALID_ARGUMENT
    val lent = observer.orNullUnlessWhole() ?: return@entry KB_INVALID_ARGUMENT
    val isHere = placement == KB_CALLER
    Scratches.use { scratch ->
        scratch.reader.reset(arguments?.reinterpret(), argumentsSize)
        val call = try {
            Call(registration, Arguments.read(registration.parameters, scratch.reader), pool, isHere)
        } catch (malformed: WireException) {
            throw malformed
        } catch (refusal: Throwable) {
            Call(registration.refusing(refusal), Arguments.NONE, pool, isHere)
        }
        if (isHere) call.startHere(lent, answer.pointed, scratch.writer) else call.startLater(lent, answer.pointed)
    }
    KB_OK
}
