import Foundation

/// How the values of a trait are written to an archive: as JSON of the value itself, or of its raw value.
struct TraitCoding: @unchecked Sendable {
  // The closures capture types and nothing else, so any thread may call them.
  let encode: (TraitValue) throws -> Data
  let decode: (Data) throws -> TraitValue

  /// `nil` for a type that is neither codable nor has raw values that are.
  init?<Value>(_ type: Value.Type) {
    if let codable = type as? any Codable.Type {
      self = TraitCoding.ofItself(codable)
    } else if let raw = type as? any RawRepresentable.Type, let coding = TraitCoding.byRaw(raw) {
      self = coding
    } else {
      return nil
    }
  }

  private init(
    encode: @escaping (TraitValue) throws -> Data, decode: @escaping (Data) throws -> TraitValue
  ) {
    self.encode = encode
    self.decode = decode
  }

  private static func ofItself<Value: Codable>(_ type: Value.Type) -> TraitCoding {
    TraitCoding(
      encode: { try JSONEncoder().encode($0.unsafeValue(as: Value.self)) },
      decode: { TypedTraitValue(try JSONDecoder().decode(Value.self, from: $0)) })
  }

  private static func byRaw<Value: RawRepresentable>(_ type: Value.Type) -> TraitCoding? {
    (Value.RawValue.self as? any Codable.Type).map { byRaw(type, $0) }
  }

  private static func byRaw<Value: RawRepresentable, Raw: Codable>(
    _ type: Value.Type, _: Raw.Type
  ) -> TraitCoding {
    TraitCoding(
      encode: { value in
        let raw = value.unsafeValue(as: Value.self).rawValue
        return try JSONEncoder().encode(raw as? Raw)
      },
      decode: { data in
        let raw = try JSONDecoder().decode(Raw.self, from: data)
        guard let raw = raw as? Value.RawValue, let value = Value(rawValue: raw) else {
          throw CocoaError(.coderReadCorrupt)
        }
        return TypedTraitValue(value)
      })
  }
}
