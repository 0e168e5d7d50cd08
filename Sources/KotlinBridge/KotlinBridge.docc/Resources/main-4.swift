import Weather

let oslo = try Station(place: "Oslo")
for try await reading in try oslo.readings() { print(reading.celsius, reading.sky) }
print(try await oslo.forecast(hours: 1, sky: .clear))
do { print(try await oslo.forecast(hours: 100)) } catch let error as NoSignal { print(error.message, error.hours) }
let task = Task { try await oslo.forecast(hours: 48) }
task.cancel()
print(await task.result)
