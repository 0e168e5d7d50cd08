kotlin-bridge new weather
cd weather
gradle --console=plain bridgeBundle
swift run --quiet demo
