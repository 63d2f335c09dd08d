internal import CInterception

/// The arguments and the result of a method as a probe states them, and where they travel.
final class MethodSignature {
  struct Argument {
    let type: Any.Type
    let layout: RegisterLayout
    let positions: [ArgumentPlacement.Position]
    let operations: ValueOperations
  }

  private(set) var arguments: [Argument] = []
  private var placement = ArgumentPlacement()
  private var result = RegisterLayout.nothing
  private var resultOperations = ValueOperations.of(Void.self)
  /// What ``adopt(_:for:result:)`` has found out about the method.
  var conventions = MethodConventions()

  init<each Value>(arguments types: repeat (each Value).Type) throws(HookError) {
    for type in repeat each types { try append(type) }
  }

  /// To be called when results will be read or written.
  func addResult<Value>(_ type: Value.Type) throws(HookError) {
    do {
      result = try TypeLowering.layout(of: type)
    } catch {
      throw .unsupportedResult(type: String(reflecting: type), shape: error.shape)
    }
    resultOperations = ValueOperations.of(type)
  }

  private func append<Value>(_ type: Value.Type) throws(HookError) {
    let position = arguments.count + 1
    let layout: RegisterLayout
    do {
      layout = try TypeLowering.layout(of: type)
    } catch {
      throw .unsupportedArgument(
        position: position, type: String(reflecting: type), shape: error.shape)
    }
    let positions = placement.place(layout)
    guard placement.stackWords <= MethodStrategy.stackWords else {
      throw .unsupportedArgument(
        position: position, type: String(reflecting: type), shape: "too far on the stack")
    }
    arguments.append(
      Argument(
        type: type, layout: layout, positions: positions, operations: ValueOperations.of(type)))
  }

  // MARK: Arguments

  /// A copy of one argument of a call.
  func argument<Value>(_ index: Int, of call: Call, as type: Value.Type) -> Value {
    let argument = arguments[index]
    if argument.layout.place == .memory {
      let address = call.address(of: argument.positions[0]).load(as: UnsafeRawPointer.self)
      return address.assumingMemoryBound(to: Value.self).pointee
    }
    return withUnsafeTemporaryAllocation(of: Value.self, capacity: 1) { room in
      let value = room.baseAddress.unsafelyUnwrapped
      move(argument, from: call, to: UnsafeMutableRawPointer(value))
      return value.pointee
    }
  }

  private func move(_ argument: Argument, from call: Call, to value: UnsafeMutableRawPointer) {
    for (piece, position) in zip(argument.layout.pieces, argument.positions) {
      let source = call.address(of: position) + piece.offsetInRegister
      let target = value + piece.offsetInValue
      if piece.mask == 0xFF {
        target.copyMemory(from: source, byteCount: piece.count)
      } else {
        target.storeBytes(of: source.load(as: UInt8.self) & piece.mask, as: UInt8.self)
      }
    }
  }

  /// Puts an argument into a call. The value stays where it is and must outlive the call.
  func setArgument(_ index: Int, of call: Call, at value: UnsafeRawPointer) {
    let argument = arguments[index]
    if argument.layout.place == .memory {
      call.address(of: argument.positions[0]).storeBytes(of: value, as: UnsafeRawPointer.self)
      return
    }
    for position in argument.positions {
      call.address(of: position).storeBytes(of: 0, as: UInt64.self)
    }
    for (piece, position) in zip(argument.layout.pieces, argument.positions) {
      (call.address(of: position) + piece.offsetInRegister).copyMemory(
        from: value + piece.offsetInValue, byteCount: piece.count)
    }
  }

  /// Whether an argument's registers in a call hold these bytes. What travels by address or lies on the
  /// stack is not compared.
  func holds(_ index: Int, of call: Call, bytesAt expected: UnsafeRawPointer) -> Bool {
    let argument = arguments[index]
    if argument.layout.place == .memory {
      return call.address(of: argument.positions[0]).load(as: UInt.self) > 4096
    }
    return zip(argument.layout.pieces, argument.positions).allSatisfy { piece, position in
      if case .stack = position { return true }
      let found = call.address(of: position) + piece.offsetInRegister
      let wanted = expected + piece.offsetInValue
      return (0..<piece.count).allSatisfy {
        (found + $0).load(as: UInt8.self) & piece.mask
          == (wanted + $0).load(as: UInt8.self) & piece.mask
      }
    }
  }

  /// Ends the arguments that a call has brought and the method would have ended.
  func endConsumedArguments(of call: Call) {
    for index in conventions.consumedArguments {
      let argument = arguments[index]
      if argument.layout.place == .memory {
        argument.operations.end(
          call.address(of: argument.positions[0]).load(as: UnsafeMutableRawPointer.self))
      } else {
        argument.operations.withRoom { value in
          move(argument, from: call, to: value)
          argument.operations.end(value)
        }
      }
    }
  }

  func withRoomForResult<Value>(_ body: (UnsafeMutableRawPointer) -> Value) -> Value {
    resultOperations.withRoom(body)
  }

  /// A call like another one, with its own registers and stack words, and room for the result.
  func withCopy<Value>(of call: Call, _ body: (Call) -> Value) -> Value {
    call.withCopiedFrame { fresh in
      fresh.clearResults()
      return withStack(of: call) { stack in
        fresh.frame.pointee.stack = UInt64(UInt(bitPattern: stack))
        return resultOperations.withRoom { room in
          if result.place == .memory {
            fresh.frame.pointee.indirect = UInt64(UInt(bitPattern: room))
          }
          return body(fresh)
        }
      }
    }
  }

  private func withStack<Value>(
    of call: Call, _ body: (UnsafeMutablePointer<UInt64>) -> Value
  ) -> Value {
    let count = MethodStrategy.stackWords
    return withUnsafeTemporaryAllocation(of: UInt64.self, capacity: count) { words in
      let copy = words.baseAddress.unsafelyUnwrapped
      let incoming = UnsafePointer<UInt64>(bitPattern: UInt(call.frame.pointee.stack))
      hook_copy_stack(copy, incoming.unsafelyUnwrapped, count)
      return body(copy)
    }
  }

  // MARK: Results

  /// A copy of a call's result, which stays with the call.
  func result<Value>(of call: Call, as type: Value.Type) -> Value {
    withResult(of: call) { $0.assumingMemoryBound(to: Value.self).pointee }
  }

  /// A call's result, taken out of the call.
  func takeResult<Value>(of call: Call, as type: Value.Type) -> Value {
    withResult(of: call) { $0.assumingMemoryBound(to: Value.self).move() }
  }

  private func withResult<Value>(
    of call: Call, _ body: (UnsafeMutableRawPointer) -> Value
  ) -> Value {
    if result.place == .memory {
      return body(
        UnsafeMutableRawPointer(bitPattern: UInt(call.frame.pointee.indirect)).unsafelyUnwrapped)
    }
    return resultOperations.withRoom { room in
      result.gather(from: call.results, into: room)
      return body(room)
    }
  }

  func setResult<Value>(_ value: Value, of call: Call) {
    if result.place == .memory {
      UnsafeMutableRawPointer(bitPattern: UInt(call.frame.pointee.indirect)).unsafelyUnwrapped
        .assumingMemoryBound(to: Value.self).initialize(to: value)
      return
    }
    resultOperations.withRoom { room in
      room.assumingMemoryBound(to: Value.self).initialize(to: value)
      result.scatter(room, into: call.results)
    }
  }
}
