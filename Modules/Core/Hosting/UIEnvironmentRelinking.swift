/// A host that finds its node another parent when the old one is gone with its object.
@MainActor
package protocol UIEnvironmentRelinking: AnyObject {
  func relinkEnvironment()
}
