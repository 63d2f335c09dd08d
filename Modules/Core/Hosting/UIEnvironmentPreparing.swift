/// A host that completes its subtree before it is told of a change, as a controller loads its view.
///
/// What is inserted meanwhile is told after it, in the same pass.
@MainActor
package protocol UIEnvironmentPreparing: AnyObject {
  func prepareForEnvironmentUpdate()
}
