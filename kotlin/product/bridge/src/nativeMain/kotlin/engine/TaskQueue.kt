package kotlinbridge.engine

import kotlinx.coroutines.Runnable

/**
 * A queue of tasks, first in, first out, for one thread at a time. It is linked, so that a long
 * queue leaves no long array behind.
 */
internal class TaskQueue {
    private class Node(val task: Runnable) {
        var next: Node? = null
    }

    private var first: Node? = null
    private var last: Node? = null

    var count = 0
        private set

    val isEmpty: Boolean get() = first == null

    fun add(task: Runnable) {
        val node = Node(task)
        if (first == null) first = node else last!!.next = node
        last = node
        count++
    }

    fun take(): Runnable? {
        val node = first ?: return null
        first = node.next
        if (first == null) last = null
        count--
        return node.task
    }
}
