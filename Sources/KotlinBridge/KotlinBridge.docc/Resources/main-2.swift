import Weather

let oslo = try Station(place: "Oslo")
for try await reading in try oslo.readings() { print(reading.celsius, reading.sky) }
print(try await oslo.forecast(hours: 1, sky: .clear))
