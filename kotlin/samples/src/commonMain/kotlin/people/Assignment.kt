package people

import kotlinx.serialization.Serializable

/** A person in space and the craft that he or she is in. */
@Serializable
public data class Assignment(val name: String, val craft: String)

/** The part of the answer of a public "people in space" service that is used here. */
@Serializable
internal data class PeopleResponse(val people: List<Assignment>)
