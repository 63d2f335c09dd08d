import HookFixtures
import Testing
import UIEnvironmentHooks

extension HooksTests {
  @Suite(.serialized) struct DynamicTests {
    @Test(arguments: backends)
    func `calls that are resolved are told of, once`(backend: HookBackend) throws {
      var log: [String] = []
      let tokens = [
        try hookBefore(targetClass: Dynamic.self, setting: \.value, backend: backend) {
          log.append("before \($1)")
        },
        try hookInstead(targetClass: Dynamic.self, setting: \.value, backend: backend) {
          log.append("instead \($1)")
          $2($0, $1 + 1)
        },
        try hookInstead(
          targetClass: Dynamic.self,
          calling: { (object: Dynamic, number: Int) in object.add(number) }, backend: backend
        ) { $2($0, $1) * 2 },
      ]
      let local = Dynamic()
      local.value = 1
      #expect(log == ["instead 1", "before 2"])
      #expect(local.value == 2 && local.add(3) == 10)
      log = []
      let sub = SubDynamic()
      sub.value = 5
      #expect(log == ["instead 5", "before 6"])
      #expect(sub.value == 1006)
      (opaque(Dynamic()) as Dynamic).value = 7
      #expect(log.count == 4)
      for token in tokens { token.cancelHook() }
      local.value = 9
      #expect(local.value == 9 && local.add(1) == 10 && log.count == 4)
    }

    @Test(arguments: backends)
    func `one object's resolved calls`(backend: HookBackend) throws {
      let local = Dynamic()
      let other = Dynamic()
      var count = 0
      let token = try hookBefore(object: local, setting: \.value, backend: backend) { count += 1 }
      local.value = 1
      other.value = 2
      local.value += 1
      #expect(count == 2 && local.value == 2 && other.value == 2)
      token.cancelHook()
    }
  }
}
