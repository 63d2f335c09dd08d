import UIEnvironmentHooks

let hall = Thermostat()
let cellar = Thermostat()

let limit = try hookInstead(targetClass: Thermostat.self, setting: \.degrees) {
  thermostat, degrees, original in
  original(thermostat, min(degrees, 25))
}
let log = try hookAfter(object: hall, setting: \.degrees) { thermostat in
  print("the hall is set to", thermostat.degrees)
}

hall.degrees = 30
cellar.degrees = 30
print("hall", hall.degrees, "cellar", cellar.degrees)

limit.cancelHook()
log.cancelHook()
hall.degrees = 30
print("without hooks: hall", hall.degrees, "active:", limit.isActive, log.isActive)

final class Sealed {
  var degrees = 20
}
do {
  try hookBefore(targetClass: Sealed.self, setting: \.degrees) {}
} catch {
  // The error says why, and what to do.
  print("refused:", !error.description.isEmpty)
}
