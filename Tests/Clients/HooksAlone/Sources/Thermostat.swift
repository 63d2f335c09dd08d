/// A class that knows nothing of hooks.
open class Thermostat {
  open var degrees = 20
  public init() {}
}
