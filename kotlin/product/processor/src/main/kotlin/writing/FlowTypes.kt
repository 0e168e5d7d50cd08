package kotlinbridge.processor.writing

import com.squareup.kotlinpoet.ClassName
import com.squareup.kotlinpoet.ParameterizedTypeName.Companion.parameterizedBy
import com.squareup.kotlinpoet.TypeName
import kotlinbridge.processor.model.ExportedFlow
import kotlinbridge.processor.model.FlowKind

/** The type of the flow for its subscribers: that of a channel is a flow. */
internal val ExportedFlow.flowType: TypeName
    get() {
        val name = if (kind == FlowKind.CHANNEL) FlowKind.COLD.classes.first() else kind.classes.first()
        return ClassName(name.substringBeforeLast('.'), name.substringAfterLast('.')).parameterizedBy(element.type)
    }
