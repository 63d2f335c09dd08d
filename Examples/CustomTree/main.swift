import UIEnvironmentCore
import UIEnvironmentTraversal

// A scene graph of plain classes in which light flows down the tree. Nothing here knows of views.

let scene = SceneNode("scene")
let room = SceneNode("room")
let lamp = SceneNode("lamp")
let (table, shade, tree) = (Shape("table"), Shape("shade"), Shape("tree"))
try scene.add(room)
try room.add(table)
try room.add(lamp)
try lamp.add(shade)
try scene.add(tree)

@MainActor
func show(_ title: String) throws {
  print(title)
  var walk = scene.selfAndDescendants
  while let node = try walk.next() {
    let indent = String(repeating: "  ", count: try node.depth() + 1)
    print(indent + node.name + (node.look.isEmpty ? "" : ": " + node.look))
  }
}

try show("By day:")

scene.environment(\.light.brightness, 20)
lamp.environment(\.light, Light(color: "yellow", brightness: 80))
try show("At dusk, with the lamp lit:")

try scene.add(lamp)
try show("The lamp is carried outside, which changes nothing for it:")

lamp.removeEnvironment(\.light)
try show("The lamp goes out:")
