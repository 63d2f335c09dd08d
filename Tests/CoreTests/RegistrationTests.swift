import Testing
import UIEnvironmentCore

@MainActor @Suite struct RegistrationTests {
  let log = Log()

  @Test func `only those who depend on the key are told, with the former values`() {
    let (log, leaf) = (log, SceneNode("leaf"))
    let root = SceneNode("root", leaf)
    root.environment(\.number, 5)
    leaf.registerForEnvironmentChanges(\.text) { node, former in
      log.events.append("\(node.name) \(former.text) -> \(node.environmentValue(\.text))")
    }
    leaf.registerForEnvironmentChanges(\.number) { _, former in
      log.events.append("number was \(former.number)")
    }
    #expect(log.take() == [])
    root.environment(\.text, "new")
    #expect(log.take() == ["leaf default -> new"])
    root.environment(\.number, 6)
    #expect(log.take() == ["number was 5"])
  }

  @Test func `one handler for several keys is called once for all`() {
    let (log, node) = (log, SceneNode())
    node.registerForEnvironmentChanges(\.text, \.number) { _, former in
      log.events.append("\(former.text) \(former.number)")
    }
    node.environment(\.labelled, Labelled(text: "t", number: 1))
    #expect(log.take() == ["default 0"])
    node.environment(\.number, 2)
    #expect(log.take() == ["t 1"])
  }

  @Test func `a path over several keys depends on those that it reads at the time`() {
    let (log, node) = (log, SceneNode())
    node.registerForEnvironmentChanges(\.textIfPositive) { _, former in
      log.events.append("was \(former.textIfPositive)")
    }
    node.environment(\.text, "unread")
    #expect(log.take() == [])
    node.environment(\.number, 1)
    #expect(log.take() == ["was "])
    node.environment(\.text, "read")
    #expect(log.take() == ["was unread"])
    node.environment(\.number, 0)
    node.environment(\.text, "unread again")
    #expect(log.take() == ["was read"])
  }

  @Test func `updateEnvironment comes before the handlers of the same object`() {
    let (log, listener) = (log, Listener("update", log: log))
    listener.registerForEnvironmentChanges(\.text) { _, _ in log.events.append("first") }
    listener.registerForEnvironmentChanges(\.text) { _, _ in log.events.append("second") }
    listener.environment(\.text, "new")
    #expect(log.take() == ["update", "first", "second"])
  }

  @Test func `a registration outlasts its token and ends when told to, twice if need be`() {
    let (log, node) = (log, SceneNode())
    node.registerForEnvironmentChanges(\.text) { _, _ in log.events.append("kept") }
    let token = node.registerForEnvironmentChanges(\.text) { _, _ in log.events.append("ended") }
    node.environment(\.text, "1")
    #expect(log.take() == ["kept", "ended"])
    token.unregister()
    token.unregister()
    #expect(!token.isActive)
    node.environment(\.text, "2")
    #expect(log.take() == ["kept"])
  }

  @Test
  func
    `a handler may end its own registration, and one registered by it waits for the next change`()
  {
    let (log, node) = (log, SceneNode())
    var token: UIEnvironmentChangeRegistration?
    token = node.registerForEnvironmentChanges(\.text) { node, _ in
      log.events.append("once")
      token?.unregister()
      node.registerForEnvironmentChanges(\.text) { _, _ in log.events.append("later") }
    }
    node.environment(\.text, "1")
    #expect(log.take() == ["once"])
    node.environment(\.text, "2")
    #expect(log.take() == ["later"])
  }

  @Test func `registrations die with the object, which they do not keep alive`() {
    let before = EnvironmentRegistrations.shared.nodeCount
    weak var weakNode: SceneNode?
    let token: UIEnvironmentChangeRegistration
    do {
      let node = SceneNode()
      weakNode = node
      token = node.registerForEnvironmentChanges(\.text) { _, _ in }
      #expect(EnvironmentRegistrations.shared.nodeCount == before + 1)
    }
    #expect(weakNode == nil)
    #expect(!token.isActive)
    #expect(EnvironmentRegistrations.shared.nodeCount == before)
    token.unregister()
  }
}
