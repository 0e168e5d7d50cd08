kotlin-bridge new weather
cd weather
