import KotlinBridge
import TestHelpers

/// Reads a flow of numbers in a task of its own.
func reading(_ flow: KotlinFlow<Int64>) -> Consumer<Int64> { Consumer(flow) }
