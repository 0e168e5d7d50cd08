package people

import kotlinx.serialization.Serializable

/** A person in space and the craft that he or she is in. */
@Serializable
public data class Assignment(val name: String, val craft: String)

/** The answer of the public "people in space" services, as far as it is of use. */
@Serializable
internal data class PeopleResponse(val people: List<Assignment>)
