import Testing
import UIEnvironmentHooks

// The code of the article "Writing a hook backend".

/// Something that can be hooked.
open class Gauge {
  open var level = 0
  @inline(never) public init() {}
}

@Suite(.serialized) struct WritingABackendTests {
  // snippet: suite
  @Test(arguments: HookBackend.allCases)
  func `hooks run around a setter, whatever the backend`(_ backend: HookBackend) throws {
    let gauge = Gauge()
    var log: [String] = []
    let before = try hookBefore(object: gauge, setting: \.level, backend: backend) { gauge, level in
      log.append("\(gauge.level) → \(level)")
    }
    let after = try hookAfter(object: gauge, setting: \.level, backend: backend) { gauge in
      log.append("now \(gauge.level)")
    }
    // Where nothing is patched the program announces what it does; elsewhere this is a plain write.
    announce(setting: \.level, of: gauge, to: 3)
    #expect(log == ["0 → 3", "now 3"])
    #expect(before.backend == backend)
    before.cancelHook()
    after.cancelHook()
  }
  // end of snippet
}
