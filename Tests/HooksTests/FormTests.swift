import HookFixtures
import Testing
import UIEnvironmentHooks

extension HooksTests {
  /// A hook's closure may take all that there is, the object, or nothing, for a class and for an object:
  /// each of these forms is a function of its own.
  @Suite(.serialized) struct FormTests {
    @Test(arguments: backends)
    func `every form of a hook on a setter is told`(backend: HookBackend) throws {
      let gallery = opaque(Gallery())
      var log: [String] = []
      let tokens = [
        try hookBefore(targetClass: Gallery.self, setting: \.int, backend: backend) {
          log.append("class before \($0 === gallery) \($1)")
        },
        try hookBefore(targetClass: Gallery.self, setting: \.int, backend: backend) {
          (gallery: Gallery) in log.append("class before \(gallery.int)")
        },
        try hookBefore(targetClass: Gallery.self, setting: \.int, backend: backend) {
          log.append("class before")
        },
        try hookBefore(object: gallery, setting: \.int, backend: backend) {
          log.append("before \($0 === gallery) \($1)")
        },
        try hookBefore(object: gallery, setting: \.int, backend: backend) {
          (gallery: Gallery) in log.append("before \(gallery.int)")
        },
        try hookBefore(object: gallery, setting: \.int, backend: backend) { log.append("before") },
        try hookAfter(targetClass: Gallery.self, setting: \.int, backend: backend) {
          log.append("class after \($0 === gallery) \($1)")
        },
        try hookAfter(targetClass: Gallery.self, setting: \.int, backend: backend) {
          (gallery: Gallery) in log.append("class after \(gallery.int)")
        },
        try hookAfter(targetClass: Gallery.self, setting: \.int, backend: backend) {
          log.append("class after")
        },
        try hookAfter(object: gallery, setting: \.int, backend: backend) {
          log.append("after \($0 === gallery) \($1)")
        },
        try hookAfter(object: gallery, setting: \.int, backend: backend) {
          (gallery: Gallery) in log.append("after \(gallery.int)")
        },
        try hookAfter(object: gallery, setting: \.int, backend: backend) { log.append("after") },
      ]
      gallery.int = 3
      // Newer hooks come first.
      #expect(
        log == [
          "before", "before 0", "before true 3", "class before", "class before 0",
          "class before true 3", "class after", "class after 3", "class after true 3", "after",
          "after 3", "after true 3",
        ])
      for token in tokens { token.cancelHook() }
      gallery.int = 4
      #expect(log.count == 12)
    }

    @Test(arguments: backends)
    func `every form of a replacement of a setter decides`(backend: HookBackend) throws {
      let gallery = opaque(Gallery())
      var log: [String] = []
      let tokens = [
        try hookInstead(targetClass: Gallery.self, setting: \.int, backend: backend) {
          gallery, number, original in original(gallery, number + 1)
        },
        try hookInstead(targetClass: Gallery.self, setting: \.int, backend: backend) {
          (gallery: Gallery, original: (Gallery) -> Void) in
          log.append("class \(gallery.int)")
          original(gallery)
        },
        try hookInstead(targetClass: Gallery.self, setting: \.int, backend: backend) {
          (original: () -> Void) in
          log.append("class")
          original()
        },
        try hookInstead(object: gallery, setting: \.int, backend: backend) {
          gallery, number, original in original(gallery, number * 10)
        },
        try hookInstead(object: gallery, setting: \.int, backend: backend) {
          (gallery: Gallery, original: (Gallery) -> Void) in
          log.append("object \(gallery.int)")
          original(gallery)
        },
        try hookInstead(object: gallery, setting: \.int, backend: backend) {
          (original: () -> Void) in
          log.append("object")
          original()
        },
      ]
      gallery.int = 3
      #expect(gallery.int == 31)
      #expect(log == ["object", "object 0", "class", "class 0"])
      for token in tokens { token.cancelHook() }
      gallery.int = 3
      #expect(gallery.int == 3)
    }

    @Test(arguments: backends)
    func `every form of a hook on a getter is told`(backend: HookBackend) throws {
      let gallery = opaque(Gallery())
      gallery.int = 7
      var log: [String] = []
      let tokens = [
        try hookBefore(targetClass: Gallery.self, getting: \.int, backend: backend) {
          (object: Gallery) in log.append("class before \(object === gallery)")
        },
        try hookBefore(targetClass: Gallery.self, getting: \.int, backend: backend) {
          log.append("class before")
        },
        try hookBefore(object: gallery, getting: \.int, backend: backend) {
          (object: Gallery) in log.append("before \(object === gallery)")
        },
        try hookBefore(object: gallery, getting: \.int, backend: backend) { log.append("before") },
      ]
      // Before hooks alone are told on another way than together with others.
      #expect(gallery.int == 7)
      #expect(log == ["before", "before true", "class before", "class before true"])
      log = []
      let more = [
        try hookAfter(targetClass: Gallery.self, getting: \.int, backend: backend) {
          log.append("class after \($0 === gallery) \($1)")
        },
        try hookAfter(targetClass: Gallery.self, getting: \.int, backend: backend) {
          (object: Gallery) in log.append("class after \(object === gallery)")
        },
        try hookAfter(targetClass: Gallery.self, getting: \.int, backend: backend) {
          log.append("class after")
        },
        try hookAfter(object: gallery, getting: \.int, backend: backend) {
          log.append("after \($0 === gallery) \($1)")
        },
        try hookAfter(object: gallery, getting: \.int, backend: backend) {
          (object: Gallery) in log.append("after \(object === gallery)")
        },
        try hookAfter(object: gallery, getting: \.int, backend: backend) { log.append("after") },
      ]
      #expect(gallery.int == 7)
      #expect(
        log == [
          "before", "before true", "class before", "class before true", "class after",
          "class after true", "class after true 7", "after", "after true", "after true 7",
        ])
      for token in tokens + more { token.cancelHook() }
      #expect(gallery.int == 7)
      #expect(log.count == 10)
    }

    @Test(arguments: backends)
    func `every form of a replacement of a getter decides`(backend: HookBackend) throws {
      let gallery = opaque(Gallery())
      gallery.int = 1
      let tokens = [
        try hookInstead(targetClass: Gallery.self, getting: \.int, backend: backend) {
          (gallery: Gallery, original: (Gallery) -> Int) in original(gallery) + 1
        },
        try hookInstead(targetClass: Gallery.self, getting: \.int, backend: backend) {
          (original: () -> Int) in original() * 10
        },
        try hookInstead(object: gallery, getting: \.int, backend: backend) {
          (gallery: Gallery, original: (Gallery) -> Int) in original(gallery) + 2
        },
        try hookInstead(object: gallery, getting: \.int, backend: backend) {
          (original: () -> Int) in original() * 100
        },
      ]
      #expect(gallery.int == 2200)
      for token in tokens { token.cancelHook() }
      #expect(gallery.int == 1)
    }

    @Test(arguments: backends)
    func `every form of a hook on a method is told`(backend: HookBackend) throws {
      let service = opaque(Service())
      var log: [String] = []
      let increment = { (service: Service, number: Int) in service.increment(number) }
      let tokens = [
        try hookBefore(targetClass: Service.self, calling: increment, backend: backend) {
          (object: Service) in log.append("class before \(object === service)")
        },
        try hookBefore(targetClass: Service.self, calling: increment, backend: backend) {
          log.append("class before")
        },
        try hookBefore(object: service, calling: increment, backend: backend) {
          log.append("before \($0 === service) \($1)")
        },
        try hookBefore(object: service, calling: increment, backend: backend) {
          (object: Service) in log.append("before \(object === service)")
        },
        try hookBefore(object: service, calling: increment, backend: backend) {
          log.append("before")
        },
        try hookAfter(targetClass: Service.self, calling: increment, backend: backend) {
          (object: Service) in log.append("class after \(object === service)")
        },
        try hookAfter(targetClass: Service.self, calling: increment, backend: backend) {
          log.append("class after")
        },
        try hookAfter(object: service, calling: increment, backend: backend) {
          log.append("after \($0 === service) \($1) \($2)")
        },
        try hookAfter(object: service, calling: increment, backend: backend) {
          (object: Service) in log.append("after \(object === service)")
        },
        try hookAfter(object: service, calling: increment, backend: backend) {
          log.append("after")
        },
      ]
      #expect(service.increment(4) == 5)
      #expect(
        log == [
          "before", "before true", "before true 4", "class before", "class before true",
          "class after", "class after true", "after", "after true", "after true 4 5",
        ])
      for token in tokens { token.cancelHook() }
      #expect(service.increment(4) == 5)
      #expect(log.count == 10)
    }

    @Test(arguments: backends)
    func `a replacement of an object's method leaves other objects alone`(
      backend: HookBackend
    ) throws {
      let (service, other) = (opaque(Service()), opaque(Service()))
      let tokens = [
        try hookInstead(
          object: service,
          calling: { (service: Service, number: Int) in service.increment(number) },
          backend: backend
        ) { service, number, original in original(service, number) * 10 },
        try hookInstead(
          object: service,
          calling: { (service: Service, code: Int) throws -> Int in try service.load(code) },
          backend: backend
        ) { service, code, original in
          if code == 0 { throw Failure(0) }
          return try original(service, code) + 1
        },
      ]
      #expect(service.increment(4) == 50)
      #expect(try service.load(4) == 9)
      #expect(throws: Failure(0)) { try service.load(0) }
      #expect(throws: Failure(-1)) { try service.load(-1) }
      #expect(other.increment(4) == 5)
      #expect(try other.load(0) == 0)
      for token in tokens { token.cancelHook() }
      #expect(try service.load(0) == 0)
    }

    @Test(arguments: backends)
    func `every form of a hook on a class method is told`(backend: HookBackend) throws {
      var log: [String] = []
      let make = { (type: Service.Type, number: Int) in type.make(number) }
      let tokens = [
        try hookBefore(targetClass: Service.self, calling: make, backend: backend) {
          log.append("before \($0) \($1)")
        },
        try hookBefore(targetClass: Service.self, calling: make, backend: backend) {
          log.append("before")
        },
        try hookAfter(targetClass: Service.self, calling: make, backend: backend) {
          log.append("after \($1) \($2)")
        },
        try hookAfter(targetClass: Service.self, calling: make, backend: backend) {
          log.append("after")
        },
        try hookInstead(targetClass: Service.self, calling: make, backend: backend) {
          type, number, original in original(type, number + 1)
        },
        try hookInstead(
          targetClass: Service.self,
          calling: { (type: Service.Type, code: Int) throws -> Int in try type.parse(code) },
          backend: backend
        ) { type, code, original in
          if code == 0 { throw Failure(0) }
          return try original(type, code + 1)
        },
      ]
      let type: Service.Type = opaque(Service.self)
      #expect(type.make(1) == 2)
      #expect(try type.parse(1) == 2)
      #expect(throws: Failure(0)) { try type.parse(0) }
      #expect(throws: Failure(-1)) { try type.parse(-2) }
      #expect(log == ["before", "before Service 2", "after", "after 2 2"])
      for token in tokens { token.cancelHook() }
      #expect(type.make(1) == 1)
      #expect(try type.parse(0) == 0)
    }
  }
}
