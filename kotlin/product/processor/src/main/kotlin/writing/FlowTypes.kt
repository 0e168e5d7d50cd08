package kotlinbridge.processor.writing

import com.squareup.kotlinpoet.ClassName
import com.squareup.kotlinpoet.ParameterizedTypeName.Companion.parameterizedBy
import com.squareup.kotlinpoet.STAR
import com.squareup.kotlinpoet.TypeName
import kotlinbridge.processor.model.FlowKind

/** The type of a flow for its subscribers: that of a channel is a flow. */
internal val FlowKind.type: TypeName
    get() {
        val name = (if (this == FlowKind.CHANNEL) FlowKind.COLD else this).classes.first()
        return ClassName(name.substringBeforeLast('.'), name.substringAfterLast('.')).parameterizedBy(STAR)
    }
