package kotlinbridge

import kotlinbridge.c.kb_library
import kotlinx.cinterop.CPointer

/**
 * As [kotlinBridge], for a library whose registrations are generated.
 *
 * @param declarations the members of the manifest from `flows` on, without the braces around them:
 *   what [register] registers, in that order, by numbers.
 */
@GeneratedCode
public fun generatedLibrary(
    name: String,
    declarations: String,
    register: GeneratedRegistrations.() -> Unit,
): CPointer<kb_library>? = settingUp(name) { GeneratedRegistrations(declarations).apply(register).build(name) }
