import MainQueueWork

// A program that awaits at its top level.
print(try await workOfMainQueue())
